#include "CResources.h"

#include <string.h>

static const unsigned char countries[] = {
#embed "../../Resources/countries.json"
};
static const unsigned char country_table[] = {
#embed "../../Resources/countries.tsv"
};
static const unsigned char airports[] = {
#embed "../../Resources/airports.tsv"
};
static const unsigned char outlines[] = {
#embed "../../Resources/outlines.bin"
};
static const unsigned char regions[] = {
#embed "../../Resources/regions.json"
};
static const unsigned char trips[] = {
#embed "../../Resources/trips.json"
};
static const unsigned char demo[] = {
#embed "../../Resources/demo.json"
};
static const unsigned char credits[] = {
#embed "../../Resources/CREDITS.txt"
};

static const jaunt_resource resources[] = {
    {"countries.json", countries, sizeof countries},
    {"countries.tsv", country_table, sizeof country_table},
    {"airports.tsv", airports, sizeof airports},
    {"outlines.bin", outlines, sizeof outlines},
    {"regions.json", regions, sizeof regions},
    {"trips.json", trips, sizeof trips},
    {"demo.json", demo, sizeof demo},
    {"CREDITS.txt", credits, sizeof credits},
};

const jaunt_resource *jaunt_resource_named(const char *name) {
    for (size_t i = 0; i < sizeof resources / sizeof resources[0]; i++) {
        if (strcmp(resources[i].name, name) == 0) return &resources[i];
    }
    return NULL;
}

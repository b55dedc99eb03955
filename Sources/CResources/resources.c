#include "CResources.h"

#include <string.h>

static const unsigned char countries[] = {
#embed "../../Resources/countries.json"
};
static const unsigned char country_table[] = {
#embed "../../Resources/countries.tsv"
};
static const unsigned char country_names[] = {
#embed "../../Resources/country_names.tsv"
};
static const unsigned char capital_names[] = {
#embed "../../Resources/capital_names.tsv"
};
static const unsigned char airports[] = {
#embed "../../Resources/airports.tsv"
};
static const unsigned char airlines[] = {
#embed "../../Resources/airlines.tsv"
};
static const unsigned char outlines[] = {
#embed "../../Resources/outlines.bin"
};
static const unsigned char coasts[] = {
#embed "../../Resources/coasts.tsv"
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
static const unsigned char licence[] = {
#embed "../../LICENSE"
};
static const unsigned char notices[] = {
#embed "../../Resources/NOTICES.txt"
};
static const unsigned char changelog[] = {
#embed "../../Resources/CHANGELOG.md"
};
static const unsigned char manual[] = {
#embed "../../Resources/jaunt.1"
};
static const unsigned char desktop_entry[] = {
#embed "../../Resources/jaunt.desktop"
};

static const jaunt_resource resources[] = {
    {"countries.json", countries, sizeof countries},
    {"countries.tsv", country_table, sizeof country_table},
    {"country_names.tsv", country_names, sizeof country_names},
    {"capital_names.tsv", capital_names, sizeof capital_names},
    {"airports.tsv", airports, sizeof airports},
    {"airlines.tsv", airlines, sizeof airlines},
    {"outlines.bin", outlines, sizeof outlines},
    {"coasts.tsv", coasts, sizeof coasts},
    {"regions.json", regions, sizeof regions},
    {"trips.json", trips, sizeof trips},
    {"demo.json", demo, sizeof demo},
    {"CREDITS.txt", credits, sizeof credits},
    {"LICENSE", licence, sizeof licence},
    {"NOTICES.txt", notices, sizeof notices},
    {"CHANGELOG.md", changelog, sizeof changelog},
    {"jaunt.1", manual, sizeof manual},
    {"jaunt.desktop", desktop_entry, sizeof desktop_entry},
};

const jaunt_resource *jaunt_resource_named(const char *name) {
    for (size_t i = 0; i < sizeof resources / sizeof resources[0]; i++) {
        if (strcmp(resources[i].name, name) == 0) return &resources[i];
    }
    return NULL;
}

/** Texts for codes that the pages know: flood scores, violations, sort orders. */
export default {
  value: {
    notEntered: 'Niet ingevuld',
    yes: 'Ja',
    no: 'Nee',
    groundFloor: 'Gelijkvloers',
    years: { one: '{{n}} jaar', other: '{{n}} jaar' },
  },
  flood: {
    A: 'Geen overstroming gemodelleerd',
    B: 'Kleine kans op overstroming bij klimaatverandering (2050)',
    C: 'Kleine kans op overstroming in het huidige klimaat',
    D: 'Middelgrote kans op overstroming in het huidige klimaat',
    unknown: 'Niet gekend',
  },
  floodScore: {
    P: 'P-score (perceel)',
    G: 'G-score (gebouw)',
  },
  violation: {
    NONE: 'Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd',
    SUMMONS: 'Dagvaarding uitgebracht',
    JUDICIAL_REMEDY: 'Rechterlijke herstelmaatregel opgelegd',
    ADMINISTRATIVE: 'Bestuursdwang opgelegd',
    PENALTY: 'Last onder dwangsom opgelegd',
    SETTLEMENT: 'Minnelijke schikking aangegaan',
  },
  sort: {
    date: {
      DESC: 'Nieuwste eerst',
      ASC: 'Oudste eerst',
    },
    price: {
      ASC: 'Prijs, laag naar hoog',
      DESC: 'Prijs, hoog naar laag',
    },
    city: {
      ASC: 'Gemeente, A tot Z',
      DESC: 'Gemeente, Z tot A',
    },
    type: {
      ASC: 'Type pand',
      DESC: 'Type pand, omgekeerd',
    },
    area: {
      DESC: 'Woonoppervlakte, groot naar klein',
      ASC: 'Woonoppervlakte, klein naar groot',
    },
    perArea: {
      ASC: 'Prijs per m², laag naar hoog',
      DESC: 'Prijs per m², hoog naar laag',
    },
  },
} as const;

/** Texts for codes that the pages know: flood scores, violations, sort orders. */
export default {
  value: {
    notEntered: 'Not entered',
    yes: 'Yes',
    no: 'No',
    groundFloor: 'Ground floor',
    years: { one: '{{n}} year', other: '{{n}} years' },
  },
  flood: {
    A: 'No flooding modelled',
    B: 'Low flood probability under climate change (2050)',
    C: 'Low flood probability in the current climate',
    D: 'Medium flood probability in the current climate',
    unknown: 'Unknown',
  },
  floodScore: {
    P: 'P-score (parcel)',
    G: 'G-score (building)',
  },
  violation: {
    NONE: 'No judicial remedial or administrative measure imposed',
    SUMMONS: 'Summons issued',
    JUDICIAL_REMEDY: 'Judicial remedial measure imposed',
    ADMINISTRATIVE: 'Administrative enforcement imposed',
    PENALTY: 'Penalty payment order imposed',
    SETTLEMENT: 'Amicable settlement concluded',
  },
  sort: {
    date: {
      DESC: 'Newest first',
      ASC: 'Oldest first',
    },
    price: {
      ASC: 'Price, low to high',
      DESC: 'Price, high to low',
    },
    city: {
      ASC: 'Town, A to Z',
      DESC: 'Town, Z to A',
    },
    type: {
      ASC: 'Property type',
      DESC: 'Property type, reversed',
    },
    area: {
      DESC: 'Living area, largest first',
      ASC: 'Living area, smallest first',
    },
    perArea: {
      ASC: 'Price per m², lowest first',
      DESC: 'Price per m², highest first',
    },
  },
} as const;

/** Texts for codes that the pages know: flood scores, violations, sort orders. */
export default {
  value: {
    notEntered: 'Nicht angegeben',
    yes: 'Ja',
    no: 'Nein',
    groundFloor: 'Erdgeschoss',
    years: { one: '{{n}} Jahr', other: '{{n}} Jahre' },
  },
  flood: {
    A: 'Keine Überschwemmung modelliert',
    B: 'Geringe Überschwemmungswahrscheinlichkeit bei Klimawandel (2050)',
    C: 'Geringe Überschwemmungswahrscheinlichkeit im heutigen Klima',
    D: 'Mittlere Überschwemmungswahrscheinlichkeit im heutigen Klima',
    unknown: 'Unbekannt',
  },
  floodScore: {
    P: 'P-Score (Parzelle)',
    G: 'G-Score (Gebäude)',
  },
  violation: {
    NONE: 'Keine gerichtliche Wiederherstellungs- oder Verwaltungsmaßnahme auferlegt',
    SUMMONS: 'Vorladung ergangen',
    JUDICIAL_REMEDY: 'Gerichtliche Wiederherstellungsmaßnahme auferlegt',
    ADMINISTRATIVE: 'Verwaltungszwang auferlegt',
    PENALTY: 'Anordnung unter Zwangsgeld auferlegt',
    SETTLEMENT: 'Gütliche Einigung getroffen',
  },
  sort: {
    date: {
      DESC: 'Neueste zuerst',
      ASC: 'Älteste zuerst',
    },
    price: {
      ASC: 'Preis aufsteigend',
      DESC: 'Preis absteigend',
    },
    city: {
      ASC: 'Gemeinde, A bis Z',
      DESC: 'Gemeinde, Z bis A',
    },
    type: {
      ASC: 'Immobilientyp',
      DESC: 'Immobilientyp, umgekehrt',
    },
    area: {
      DESC: 'Wohnfläche, größte zuerst',
      ASC: 'Wohnfläche, kleinste zuerst',
    },
    perArea: {
      ASC: 'Preis pro m², niedrigster zuerst',
      DESC: 'Preis pro m², höchster zuerst',
    },
  },
} as const;

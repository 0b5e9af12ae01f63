/** Texts for codes that the pages know: prices, units, energy, flood scores, sort orders. */
export default {
  region: {
    FLANDERS: 'Flandern',
    BRUSSELS: 'Brüssel',
    WALLONIA: 'Wallonien',
  },
  energy: {
    label: 'Energieklasse {{label}}',
    range: '{{worst}} bis {{best}}',
  },
  price: {
    from: 'Von ',
    onRequest: 'Preis auf Anfrage',
  },
  value: {
    notEntered: 'Nicht angegeben',
    yes: 'Ja',
    no: 'Nein',
    groundFloor: 'Erdgeschoss',
    years: { one: '{{n}} Jahr', other: '{{n}} Jahre' },
  },
  unit: {
    night: 'Nacht',
    week: 'Woche',
    month: 'Monat',
    year: 'Jahr',
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
  },
  grouping: {
    TYPE: 'Typ',
    SUBTYPE: 'Untertyp',
    STATUS: 'Status',
    CITY: 'Gemeinde',
    PRICE: 'Preis',
    projects: 'Projekte',
  },
  rentalPeriod: {
    WEEKEND: 'Wochenende',
    MIDWEEK: 'Unter der Woche',
    WEEK: 'Woche',
    FORTNIGHT: '14 Tage',
    MONTH: 'Monat',
  },
} as const;

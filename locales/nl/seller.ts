/** Figures of a home in words, on its seller's page and in its mails. */
const figures = {
  few: 'minder dan 5',
  opened: {
    one: '{{n}} keer geopend',
    other: '{{n}} keer geopend',
  },
  openedFew: 'minder dan 5 keer geopend',
  visitedNone: 'geen bezoek',
  visited: {
    one: '{{n}} bezoek',
    other: '{{n}} bezoeken',
  },
  labels: {
    opened: 'keer geopend',
    kept: 'keer in een lijst met favorieten',
    asked: 'vragen',
    visited: 'bezoeken',
  },
  since: 'sinds het begin ten minste {{n}}',
  sinceFew: 'sinds het begin elke week minder dan 5',
  sinceAll: 'sinds het begin {{n}}',
  weeks: 'Week na week',
  week: 'week {{n}}',
  like: 'Woningen als de uwe: {{from}} tot {{to}} keer, toen ze even lang online stonden.',
} as const;

export const mails = {
  seller: {
    ...figures,
    subject: '{{place}}, week {{n}}: {{title}}',
    about: '{{place}}, week {{n}}, {{span}}',
    all: 'Bekijk alles',
    why: 'Alleen voor u, van {{agency}}. Er wordt nooit te veel geteld, en niemand wordt gevolgd.',
    rhythm: 'Liever elke maand, of geen e-mail meer',
  },
} as const;

/** Texts of the seller's page: a separate file, in no bundle (decision 82). */
export default {
  ...figures,
  forYou: 'Voor u alleen',
  title: '{{place}}, week {{n}}',
  kick: 'Week {{n}}, {{span}}',
  online: {
    one: '{{n}} dag op de site',
    other: '{{n}} dagen op de site',
  },
  offline: 'Staat nu niet op de site',
  first: {
    kick: 'Op de site sinds {{day}}',
    title: 'De eerste week loopt nog',
    text: 'Vanaf maandag {{day}} staan hier de eerste cijfers. Een week telt pas als ze voorbij is.',
  },
  agent: 'Van uw makelaar',
  figures: 'Deze week en sinds het begin',
  steps: {
    title: 'Van gezien tot bezoek',
    text: 'Sinds het begin, ten hoogste een half jaar. Het grijze stuk is waar de middelste helft van de woningen als de uwe staat.',
    opened: 'Keer geopend, per week',
    kept: 'Van 100 keer geopend, in een lijst met favorieten',
    asked: 'Van 100 keer geopend, een vraag',
    visited: 'Van 100 keer geopend, een bezoek',
    tooLittle: 'te weinig om te zeggen',
    like: 'Woningen als de uwe',
    band: '{{from}} tot {{to}}',
    noBand: 'te weinig om te vergelijken',
    pictures: {
      one: '{{n}} foto op de pagina',
      other: '{{n}} foto’s op de pagina',
    },
    picturesLike: 'als de uwe {{from}} tot {{to}}',
  },
  weeksText: 'Keer geopend.',
  weeksPlot: 'Keer geopend per week. De cijfers staan in de tabel eronder.',
  table: 'In een tabel',
  weekColumn: 'Week',
  events: {
    online: 'Op de site gezet',
    lowered: 'Prijs verlaagd naar {{price}}',
    raised: 'Prijs verhoogd naar {{price}}',
    openHouse: {
      one: 'Openhuisdag, {{n}} ingeschreven',
      other: 'Openhuisdag, {{n}} ingeschreven',
    },
    alert: 'E-mail naar {{n}} zoekers',
  },
  budgets: {
    title: 'Wat zoekers willen betalen',
    reach: 'Ongeveer {{n}} van {{all}} gaan tot uw prijs of hoger.',
    reachFew: 'Van ongeveer {{all}} gaan er minder dan 5 tot uw prijs of hoger.',
    near: 'Ongeveer {{n}} stoppen minder dan {{price}} eronder.',
    note: 'Dit zijn mensen met een zoekopdracht waar uw woning in past, op de prijs na.',
    price: 'Uw prijs {{price}}',
    plot: 'Hoogste budget van zoekers. De cijfers staan in de tabel eronder.',
    budget: 'Hoogste budget',
    searches: 'Zoekers',
    range: '{{from}} tot {{to}}',
    thousands: 'Hoogste budget, in duizend euro',
    euros: 'Hoogste budget, in euro',
    more: '{{from}} en meer',
  },
  viewings: {
    title: 'Bezoeken',
    viewing: 'Bezoek',
    openHouse: {
      one: 'Openhuisdag, {{n}} ingeschreven',
      other: 'Openhuisdag, {{n}} ingeschreven',
    },
    coming: 'nog te komen',
  },
  near: {
    title: 'Als de uwe, in de buurt',
    text: 'Vraagprijzen uit ons kantoor',
    own: 'Uw woning',
    bedrooms: {
      one: '{{n}} slaapkamer',
      other: '{{n}} slaapkamers',
    },
    offer: 'nog vrij',
    option: 'in optie',
    gone: 'niet meer vrij',
    days: {
      one: '{{n}} dag op de site',
      other: '{{n}} dagen op de site',
    },
  },
  did: 'Wat er gebeurde',
  how: {
    title: 'Hoe er geteld wordt',
    low: 'Nooit te veel. Het echte aantal ligt eerder hoger dan lager.',
    nobody:
      'Niemand wordt gevolgd. Wij tellen keren, geen mensen, en zonder cookies. Ons kantoor en zoekrobots tellen niet mee.',
    few: 'Minder dan 5 blijft minder dan 5, zodat niemand te herkennen is. Een som telt alleen wat u ziet, en zoekers staan in vijftallen.',
    week: 'Een week verschijnt als ze voorbij is, op maandag. Bezoeken staan er precies: daar was u bij.',
  },
  off: 'Ons kantoor telt niet hoe vaak woningen geopend worden. De rest van deze pagina klopt.',
  ownService:
    'Deze site krijgt haar woningen van een eigen systeem. Hoe vaak ze geopend worden, wordt hier niet geteld.',
  alone: 'Deze pagina is van u alleen. Wie haar adres heeft, kan ze lezen.',
  mail: {
    title: 'E-mail',
    week: 'U krijgt deze pagina elke maandag per e-mail.',
    month: 'U krijgt deze pagina elke eerste maandag van de maand per e-mail.',
    none: 'U krijgt geen e-mail van deze pagina.',
    toWeek: 'Elke week een e-mail',
    toMonth: 'Elke maand een e-mail',
    stop: 'Geen e-mail meer',
    failed: 'Dat is niet gelukt. Probeer het straks opnieuw.',
  },
  closed: {
    title: 'Deze pagina gaat niet meer open',
    text: 'Ze is beëindigd, of er is iets van het adres weggevallen bij het overnemen. Vraag uw makelaar een nieuw.',
    call: 'Bel {{phone}}',
    home: 'Naar de site',
  },
} as const;

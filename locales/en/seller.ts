/** Figures of a home in words, on its seller's page and in its mails. */
const figures = {
  few: 'fewer than 5',
  opened: {
    one: 'opened {{n}} time',
    other: 'opened {{n}} times',
  },
  openedFew: 'opened fewer than 5 times',
  visitedNone: 'no viewing',
  visited: {
    one: '{{n}} viewing',
    other: '{{n}} viewings',
  },
  labels: {
    opened: 'times opened',
    kept: 'times in a list of favourites',
    asked: 'questions',
    visited: 'viewings',
  },
  since: 'since the beginning at least {{n}}',
  sinceFew: 'since the beginning fewer than 5 each week',
  sinceAll: 'since the beginning {{n}}',
  weeks: 'Week by week',
  week: 'week {{n}}',
  like: 'Homes like yours: {{from}} to {{to}} times, when they had been online for as long.',
} as const;

export const mails = {
  seller: {
    ...figures,
      subject: '{{place}}, week {{n}}: {{title}}',
      about: '{{place}}, week {{n}}, {{span}}',
      all: 'See everything',
      why: 'For you alone, from {{agency}}. We never count too much, and nobody is followed.',
      rhythm: 'Rather each month, or no e-mail any more',

  },
} as const;

/** Texts of the seller's page: a separate file, in no bundle (decision 82). */
export default {
  ...figures,
  forYou: 'For you alone',
  title: '{{place}}, week {{n}}',
  kick: 'Week {{n}}, {{span}}',
  online: {
    one: '{{n}} day on the site',
    other: '{{n}} days on the site',
  },
  offline: 'Not on the site at the moment',
  first: {
    kick: 'On the site since {{day}}',
    title: 'The first week is still running',
    text: 'From Monday {{day}} you will find the first figures here. A week counts once it is over.',
  },
  agent: 'From your agent',
  figures: 'This week and since the beginning',
  steps: {
    title: 'From seen to viewing',
    text: 'Since the beginning, half a year at most. The grey part is where the middle half of homes like yours are.',
    opened: 'Times opened, per week',
    kept: 'Of 100 times opened, in a list of favourites',
    asked: 'Of 100 times opened, a question',
    visited: 'Of 100 times opened, a viewing',
    tooLittle: 'too little to say',
    like: 'Homes like yours',
    band: '{{from}} to {{to}}',
    noBand: 'too little to compare',
    pictures: {
      one: '{{n}} photo on the page',
      other: '{{n}} photos on the page',
    },
    picturesLike: 'homes like yours {{from}} to {{to}}',
  },
  weeksText: 'Times opened.',
  weeksPlot: 'Times opened per week. The figures are in the table below.',
  table: 'As a table',
  weekColumn: 'Week',
  events: {
    online: 'Put on the site',
    lowered: 'Price lowered to {{price}}',
    raised: 'Price raised to {{price}}',
    openHouse: {
      one: 'Open house, {{n}} registered',
      other: 'Open house, {{n}} registered',
    },
    alert: 'E-mail to {{n}} people who search',
  },
  budgets: {
    title: 'What searchers would pay',
    reach: 'About {{n}} of {{all}} go up to your price or higher.',
    reachFew: 'Of about {{all}}, fewer than 5 go up to your price or higher.',
    near: 'About {{n}} stop less than {{price}} below it.',
    note: 'These are people with a search that your home fits, but for the price.',
    price: 'Your price {{price}}',
    plot: 'Highest budgets of searches. The figures are in the table below.',
    budget: 'Highest budget',
    searches: 'Searches',
    range: '{{from}} to {{to}}',
    more: '{{from}} and more',
  },
  viewings: {
    title: 'Viewings',
    viewing: 'Viewing',
    openHouse: {
      one: 'Open house, {{n}} registered',
      other: 'Open house, {{n}} registered',
    },
    coming: 'still to come',
  },
  near: {
    title: 'Like yours, near by',
    text: 'Asking prices, from our agency',
    own: 'Your home',
    bedrooms: {
      one: '{{n}} bedroom',
      other: '{{n}} bedrooms',
    },
    offer: 'still available',
    option: 'under option',
    gone: 'no longer available',
    days: {
      one: '{{n}} day on the site',
      other: '{{n}} days on the site',
    },
  },
  did: 'What happened',
  how: {
    title: 'How we count',
    low: 'Never too much. The true number is higher rather than lower.',
    nobody: 'Nobody is followed. We count times, not people, and without cookies. Our agency and search robots do not count.',
    few: 'Fewer than 5 stays fewer than 5, so that nobody can be recognised. A sum counts only what you see, and searches are counted in fives.',
    week: 'A week appears once it is over, on Monday. Viewings are exact: you were there.',
  },
  off: 'Our agency does not count how often homes are opened. The rest of this page is true.',
  ownService: 'This site gets its homes from another system. How often they are opened is not counted here.',
  alone: 'This page is yours alone. Whoever has its address can read it.',
  mail: {
    title: 'E-mail',
    week: 'You get this page by e-mail each Monday.',
    month: 'You get this page by e-mail on the first Monday of each month.',
    none: 'You get no e-mail about this page.',
    toWeek: 'An e-mail each week',
    toMonth: 'An e-mail each month',
    stop: 'No more e-mail',
    failed: 'That did not work. Please try again later.',
  },
  closed: {
    title: 'This page no longer opens',
    text: 'It was ended, or part of the address was lost in copying. Ask your agent for a new one.',
    call: 'Call {{phone}}',
    home: 'To the site',
  },
} as const;

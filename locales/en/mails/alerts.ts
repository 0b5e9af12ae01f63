/** Texts of mails to subscribers, except the digest. */
export default {
  alertOn: {
    subject: 'Your search is on: {{agency}}',
    title: 'Your search is on',
    homeSubject: 'You follow the price: {{home}}',
    homeTitle: 'You follow this price',
    now: 'See what there is now',
    body: 'When something comes in or drops in price and fits your search, {{agency}} writes to you. {{rhythm}} You can change, pause or stop this at any time.',
    rental:
      'When a holiday rental that fits your search comes in or becomes free, {{agency}} writes to you. Once a day at most. You can change, pause or stop this at any time.',
    why: 'You are receiving this one e-mail because you have just confirmed your request at {{agency}}.',
    home: 'If the price of this property changes, or it is no longer on offer, {{agency}} writes to you. You can change, pause or stop this at any time.',
    confirmHome:
      'You would like an e-mail when the price of a property of {{agency}} changes. Please confirm that you asked for this:',
  },
  home: {
    price: 'The price has changed',
    before: 'was {{price}}',
    gone: 'This property is no longer available',
    priceSubject: 'New price: {{home}}',
    goneSubject: 'No longer available: {{home}}',
    followed: 'a property you followed',
    goneText: 'The property that you followed is sold, let or withdrawn. You get no more e-mails about it.',
    offer: 'See what is on offer',
    why: 'You are receiving this e-mail because you follow the price of this property at {{agency}}.',
  },
} as const;

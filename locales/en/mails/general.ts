/** Texts of mails: greetings and alerts. Names and amounts are inserted unchanged. */
export default {
  estate: 'Property',
  priceFrom: 'From',
  priceOnRequest: 'Price on request',
  perMonth: '/ month',
  before: 'lowered on {{day}}, was {{price}}',
  hello: 'Hello,',
  regards: 'Kind regards,\n{{agency}}',
  wordFrom: 'Message from {{agency}}',
  confirm: {
    subject: 'Confirm your subscription',
    title: 'One more click',
    body: 'You would like an e-mail as soon as {{agency}} offers something that fits your search. Please confirm that it was you who asked:',
    button: 'Yes, keep me informed',
    days: 'The link works for {{days}} days.',
    why: 'Somebody entered this e-mail address on the website of {{agency}}. If this was not you, do nothing: you will get no other e-mail.',
  },
  rhythm: {
    at_once: 'We write to you within a quarter of an hour, five times a day at most.',
    daily: 'We write to you once a day at most, in the morning.',
    weekly: 'We write to you once a week at most, on Thursday morning.',
  },
  digest: {
    newHome: 'New: {{home}}',
    lowerHome: 'Lower price: {{home}}',
    others: { one: 'and {{n}} other', other: 'and {{n}} others' },
    whySearch: 'You are receiving this e-mail because you subscribed with {{agency}}.',
    otherRhythm:
      'Would you rather hear at once, each morning or each week? You choose under “Change, pause or stop”.',
    lastToday:
      'This is your fifth e-mail today. Whatever else comes in today follows in one e-mail, at seven tomorrow morning.',
    late: {
      most: 'We did not write about this at once: you had five e-mails that day already.',
      many: 'We did not write about this at once: too much came in together.',
    },
    freshEstates: { one: '{{n}} new property', other: '{{n}} new properties' },
    lowerPrices: { one: '{{n}} lower price', other: '{{n}} lower prices' },
    freeRentals: { one: '{{n}} holiday rental for you', other: '{{n}} holiday rentals for you' },
    more: { one: 'And {{n}} more property', other: 'And {{n}} more properties' },
    title: 'News for you',
    body: 'This is new or has changed since our last e-mail, and it fits your search.',
    fresh: 'New on offer',
    lowered: 'Lower price',
    why: 'You are receiving this e-mail, once a day at most, because you subscribed at {{agency}}.',
    manage: 'Change, pause or stop',
    unsubscribe: 'Unsubscribe',
  },
} as const;

/** Answers about a home that is to be valued, as the form offers them and the mail to the agency repeats them. */
export default {
  states: {
    new: 'Neu oder wie neu',
    good: 'Gut',
    refresh: 'Aufzufrischen',
    renovate: 'Zu renovieren',
  },
  moments: {
    morning: 'Vormittags',
    afternoon: 'Nachmittags',
    evening: 'Nach 18 Uhr',
    write: 'Lieber schriftlich',
  },
} as const;

/** Answers of the valuation form, which the mail to the agency repeats. */
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

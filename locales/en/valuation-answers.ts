/** Answers of the valuation form, which the mail to the agency repeats. */
export default {
  states: {
    new: 'New or as good as new',
    good: 'Good',
    refresh: 'In need of redecoration',
    renovate: 'To renovate',
  },
  moments: {
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'After 6 p.m.',
    write: 'Rather in writing',
  },
} as const;

/** Answers about a home that is to be valued, as the form offers them and the mail to the agency repeats them. */
export default {
  states: {
    new: 'New or as good as new',
    good: 'Good',
    refresh: 'To freshen up',
    renovate: 'To renovate',
  },
  moments: {
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'After 6 p.m.',
    write: 'Rather in writing',
  },
} as const;

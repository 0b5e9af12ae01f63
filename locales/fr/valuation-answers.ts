/** Answers of the valuation form, which the mail to the agency repeats. */
export default {
  states: {
    new: 'Neuf ou comme neuf',
    good: 'Bon',
    refresh: 'À rafraîchir',
    renovate: 'À rénover',
  },
  moments: {
    morning: 'Le matin',
    afternoon: 'L’après-midi',
    evening: 'Après 18 h',
    write: 'Plutôt par écrit',
  },
} as const;

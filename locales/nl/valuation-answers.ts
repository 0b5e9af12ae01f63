/** Answers of the valuation form, which the mail to the agency repeats. */
export default {
  states: {
    new: 'Nieuw of als nieuw',
    good: 'Goed',
    refresh: 'Op te frissen',
    renovate: 'Te renoveren',
  },
  moments: {
    morning: 'In de voormiddag',
    afternoon: 'In de namiddag',
    evening: 'Na 18 uur',
    write: 'Liever schriftelijk',
  },
} as const;

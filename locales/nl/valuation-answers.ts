/** Answers about a home that is to be valued, as the form offers them and the mail to the agency repeats them. */
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

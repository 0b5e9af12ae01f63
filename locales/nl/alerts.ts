/** All alerts of an address in one place. */
export default {
  alerts: {
    heading: 'Uw zoekopdrachten',
    lead: 'Hierover mailen we {{email}}.',
    all: 'Alle zoekopdrachten: pauzeer of stop',
    change: 'Wijzig',
    pause: 'Pauzeer',
    resume: 'Hervat',
    end: 'Stop',
    until: 'Opnieuw mails vanaf',
    untilHint:
      'Leeg: tot u zelf hervat. Wat er intussen bijkomt, krijgt u daarna in één mail, tot zestig dagen terug.',
    paused: 'Gepauzeerd tot u hervat',
    pausedUntil: 'Gepauzeerd tot {{day}}',
    saved: 'Bewaard.',
  },
} as const;

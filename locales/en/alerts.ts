/** All alerts of an address in one place. */
export default {
  alerts: {
    heading: 'Your searches',
    lead: 'This is what we write to {{email}} about.',
    all: 'All searches: pause or stop',
    change: 'Change',
    pause: 'Pause',
    resume: 'Resume',
    end: 'Stop',
    until: 'E-mails again from',
    untilHint:
      'Empty: until you resume. What comes in meanwhile follows in one e-mail, up to sixty days back.',
    paused: 'Paused until you resume',
    pausedUntil: 'Paused until {{day}}',
    saved: 'Saved.',
  },
} as const;

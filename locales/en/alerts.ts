/** Texts of the page with all alerts of an address. */
export default {
  alerts: {
    heading: 'Your searches',
    lead: 'This is what we write to {{email}} about.',
    rhythm: {
      legend: 'How often?',
      at_once: 'At once',
      daily: 'Each morning',
      weekly: 'Each week',
    },
    rhythmHint: {
      at_once:
        'Within a quarter of an hour. Five e-mails a day at most; anything after that, the next morning.',
      daily: 'One e-mail a day at most, at seven o’clock.',
      weekly: 'One e-mail a week at most, on Thursday morning.',
    },
    all: 'All searches: pause or stop',
    change: 'Change',
    pause: 'Pause',
    pauseFor: 'No e-mails for a while',
    resume: 'Resume',
    end: 'Stop',
    until: 'E-mails again from',
    untilHint:
      'Empty: until you resume. What comes in meanwhile follows in one e-mail, up to sixty days back.',
    paused: 'Paused until you resume',
    pausedUntil: 'Paused until {{day}}',
    lowered: 'Lowered on {{day}}, was {{price}}',
    home: 'Tell me when the price changes',
    homeText:
      'If the price of this property changes, or it is no longer available, you get an e-mail. Nothing else.',
    homeOff: 'A property that is no longer shown',
    rental: 'When a holiday rental like that comes in, or becomes free on your days, you get an e-mail.',
    flexible: 'A few days earlier or later will do too',
    follow: 'Price: {{home}}',
    saved: 'Saved.',
  },
} as const;

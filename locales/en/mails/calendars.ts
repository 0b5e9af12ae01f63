/** What calendars say of nights, and mails of another site's calendar. Names and days come in as they are. */
export default {
  calendars: {
    taken: 'Taken: {{unit}}',
    asked: 'Asked for: {{unit}}',
    days: 'Stay',
    portal: 'Other calendar',
    why: 'You are receiving this e-mail because the calendar of another site is read for this holiday rental.',
    conflict: {
      subject: 'Taken twice? {{unit}}, {{days}}',
      title: 'Two calendars disagree',
      body: 'According to the calendar of {{portal}}, nights are taken that a guest of yours has too.',
      next: 'We have told your guest nothing, and the stay stands. Please check on the other site whether somebody else is coming. If it only repeats your own calendar, there is nothing to do. We tell you this once only.',
    },
    failing: {
      subject: 'Calendar out of reach: {{unit}}',
      title: 'A calendar cannot be read for a day now',
      body: 'The calendar of {{portal}} could not be read for a day. The nights that it last had stay taken.',
      next: 'Please check its address, and give the new one to whoever runs your website. We keep trying.',
    },
  },
} as const;

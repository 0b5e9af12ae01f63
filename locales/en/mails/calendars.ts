/** Texts of calendars of nights, and of mails about another portal's calendar. Names and days stay unchanged. */
export default {
  calendars: {
    taken: 'Taken: {{unit}}',
    asked: 'Asked for: {{unit}}',
    days: 'Stay',
    portal: 'Other calendar',
    why: 'You are receiving this e-mail because the calendar of another site is read for this holiday rental.',
    conflict: {
      subject: 'Double booking? {{unit}}, {{days}}',
      title: 'Two calendars disagree',
      body: 'According to the calendar of {{portal}}, some nights are taken that a guest of yours has booked too.',
      next: 'We have told your guest nothing, and the stay stands. Please check on the other site whether somebody else is coming. If it only repeats your own calendar, there is nothing to do. We tell you this once only.',
    },
    failing: {
      subject: 'Calendar out of reach: {{unit}}',
      title: 'A calendar has been unreadable for a day',
      body: 'The calendar of {{portal}} has been unreadable for a day. The nights that it listed last stay taken.',
      next: 'Please check its address, and give the new one to whoever runs your website. We keep trying.',
    },
  },
} as const;

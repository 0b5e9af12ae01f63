/** What mails about a viewing say, to whoever comes and to whoever shows the home. */
export default {
  appointments: {
    event: 'Viewing: {{estate}}',
    eventWith: 'Viewing with {{visitor}}: {{estate}}',
    when: 'When',
    span: '{{day}}, {{from}} to {{to}}',
    where: 'Where',
    who: 'With',
    phone: 'Phone',
    booked: {
      subject: 'Your viewing on {{when}}',
      title: 'Your viewing is booked',
      body: '{{agency}} is expecting you. This is what we wrote down:',
      file: 'A file with this mail puts the viewing in your calendar. Times are in Belgian time.',
      unable: 'Unable to come after all? Please cancel, so that somebody else can have the time.',
      cancel: 'Cancel this viewing',
      see: 'See your appointment',
      why: 'You get this mail because somebody booked a viewing with this address on the website of {{agency}}. Was it not you? Then cancel the viewing.',
    },
    cancelled: {
      subject: 'Cancelled: your viewing on {{when}}',
      title: 'Your viewing is cancelled',
      body: 'This appointment is off, and its time is free again:',
      again: 'Choose another time',
      why: 'You get this mail because a viewing booked with this address at {{agency}} was cancelled.',
    },
    bookedNotice: {
      subject: 'Viewing on {{when}}',
      title: 'A new viewing in your diary',
      message: 'Message',
      why: 'Just reply to this mail: your answer goes to the visitor.',
    },
    cancelledNotice: {
      subject: 'Cancelled: viewing on {{when}}',
      title: 'A viewing is off',
      body: '{{visitor}} has cancelled this viewing. Its time is free again.',
      why: 'Just reply to this mail: your answer goes to the visitor.',
    },
  },
} as const;

/** Texts of mails about a viewing, to the visitor and to the agent. */
export default {
  appointments: {
    event: 'Viewing: {{estate}}',
    eventWith: 'Viewing with {{visitor}}: {{estate}}',
    when: 'When',
    span: '{{day}}, {{from}} to {{to}}',
    where: 'Where',
    who: 'With',
    phone: 'Phone',
    held: {
      subject: 'Please confirm your viewing on {{when}}',
      title: 'One more click',
      body: 'We are keeping this time for you until {{until}} (Belgian time). Press the button and your viewing with {{agency}} is booked:',
      confirm: 'Yes, I am coming',
      why: 'You are receiving this e-mail because somebody asked for a viewing with this e-mail address on the website of {{agency}}. If this was not you, do nothing: the time becomes free by itself.',
    },
    street: {
      before:
        'The website does not show the street of this home. You will get the exact address by e-mail as soon as {{agency}} confirms the viewing, otherwise 24 hours before it.',
      once: 'The website does not show the street of this home. {{agency}} will give you the exact address as soon as they confirm the viewing. If in doubt, please call them.',
    },
    booked: {
      subject: 'Booked: your viewing on {{when}}',
      title: 'Your viewing is booked',
      body: '{{agency}} is expecting you. Here are the details:',
      file: 'A file with this e-mail puts the viewing in your calendar. Times are Belgian time.',
      unable: 'Unable to come after all? Please move or cancel it, so that somebody else can have the time.',
      cancel: 'Cancel this viewing',
      see: 'See your appointment',
      confirmText: 'One click confirms that this e-mail address is yours. Next time that will not be needed.',
      confirm: 'This is my e-mail address',
      why: 'You are receiving this e-mail because somebody booked a viewing with this e-mail address on the website of {{agency}}. If this was not you, please cancel the viewing.',
    },
    openHouse: {
      subject: 'Registered: open house on {{when}}',
      title: 'You are registered',
      unable: 'If you cannot make it, please cancel, so that somebody else can have your place.',
    },
    openHouseNotice: {
      subject: 'Registration: open house on {{when}}',
      title: 'Somebody is coming to the open house',
    },
    cancelled: {
      subject: 'Cancelled: your viewing on {{when}}',
      title: 'Your viewing is cancelled',
      body: 'This appointment is cancelled, and its time is free again:',
      again: 'Choose another time',
      why: 'You are receiving this e-mail because a viewing booked with this e-mail address at {{agency}} was cancelled.',
    },
    confirmed: {
      subject: 'Confirmed: your viewing on {{when}}',
      title: 'Your viewing is confirmed',
      body: '{{agency}} has confirmed your viewing and is expecting you. Here are the details:',
    },
    declined: {
      subject: 'Not possible: your viewing on {{when}}',
      title: 'Your viewing cannot go ahead',
      body: 'Unfortunately, {{agency}} cannot receive you at the time you chose. There is nothing more you need to do:',
      why: 'You are receiving this e-mail because somebody asked for a viewing with this e-mail address on the website of {{agency}}.',
    },
    calledOff: {
      subject: 'Cancelled: your viewing on {{when}}',
      title: 'Your viewing is cancelled',
      body: '{{agency}} has cancelled this appointment:',
      why: 'You are receiving this e-mail because somebody booked a viewing with this e-mail address on the website of {{agency}}.',
    },
    bookedNotice: {
      subject: 'Viewing booked: {{when}}',
      title: 'A new viewing in your calendar',
      message: 'Message',
    },
    cancelledNotice: {
      subject: 'Cancelled: viewing on {{when}}',
      title: 'A viewing is cancelled',
      body: '{{visitor}} has cancelled this viewing. Its time is free again.',
      why: 'Just reply to this e-mail: your answer goes to the visitor.',
    },
    calledOffNotice: {
      body: 'Your agency has cancelled the viewing with {{visitor}}. The visitor was told by e-mail, and the time is free again.',
      word: 'What the visitor was told',
    },
  },
} as const;

/** Texts of mails about a moved viewing, and of reminders the day before. */
export default {
  moves: {
    subject: 'Moved: your viewing on {{when}}',
    title: 'Your viewing has been moved',
    by: {
      visitor: 'You chose another time. {{agency}} is expecting you then.',
      agency: '{{agency}} has moved your viewing. If the new time does not suit you, choose another one.',
    },
    before: 'Before',
    now: 'Now',
    file: 'The attached file replaces the previous one in your calendar. Times are Belgian time.',
    notice: {
      subject: 'Moved: viewing on {{when}}',
      title: 'A viewing has been moved',
      visitor: '{{visitor}} chose another time. The previous one is free again.',
      agency: 'Your agency has moved the viewing with {{visitor}}, who was told by e-mail.',
    },
    former: {
      subject: 'Off your calendar: viewing on {{when}}',
      title: 'A colleague takes over this viewing',
      body: 'The viewing with {{visitor}} has been moved: {{agent}} is taking it over. Your time is free again.',
    },
  },
  reminder: {
    subject: 'Tomorrow at {{clock}}: {{estate}}',
    title: 'See you tomorrow at {{clock}}',
    body: '{{agency}} is expecting you tomorrow. Here are the details once more:',
    unable: 'Something came up? Let us know today, so that somebody else can come.',
  },
} as const;

/** Texts of mails about a moved viewing, and of reminders the day before. */
export default {
  moves: {
    subject: 'Verplaatst: uw bezoek op {{when}}',
    title: 'Uw bezoek is verplaatst',
    by: {
      visitor: 'U koos een ander moment. {{agency}} verwacht u dan.',
      agency:
        '{{agency}} heeft uw bezoek verplaatst. Past het nieuwe moment u niet? Kies dan zelf een ander.',
    },
    before: 'Voordien',
    now: 'Nu',
    file: 'Het bestand in bijlage vervangt het vorige in uw agenda. De uren zijn in Belgische tijd.',
    notice: {
      subject: 'Verplaatst: bezoek op {{when}}',
      title: 'Een bezoek is verplaatst',
      visitor: '{{visitor}} koos een ander moment. Het vorige is weer vrij.',
      agency: 'Uw kantoor heeft het bezoek van {{visitor}} verplaatst. De bezoeker kreeg daar een mail over.',
    },
    former: {
      subject: 'Uit uw agenda: bezoek op {{when}}',
      title: 'Een collega neemt dit bezoek over',
      body: 'Het bezoek van {{visitor}} is verplaatst: {{agent}} neemt het over. Uw moment is weer vrij.',
    },
  },
  reminder: {
    subject: 'Morgen om {{clock}}: {{estate}}',
    title: 'Tot morgen om {{clock}}',
    body: '{{agency}} verwacht u morgen. Nog even alles op een rij:',
    unable: 'Lukt het niet? Laat het vandaag nog weten, dan kan iemand anders komen.',
  },
} as const;

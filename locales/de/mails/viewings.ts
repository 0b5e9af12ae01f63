/** Texts of mails about a moved viewing, and of reminders the day before. */
export default {
  moves: {
    subject: 'Verschoben: Ihre Besichtigung am {{when}}',
    title: 'Ihre Besichtigung ist verschoben',
    by: {
      visitor: 'Sie haben einen anderen Termin gewählt. {{agency}} erwartet Sie dann.',
      agency:
        '{{agency}} hat Ihre Besichtigung verschoben. Passt Ihnen der neue Termin nicht? Dann wählen Sie einen anderen.',
    },
    before: 'Bisher',
    now: 'Jetzt',
    file: 'Die Datei im Anhang ersetzt die vorige in Ihrem Kalender. Die Uhrzeiten gelten in belgischer Zeit.',
    notice: {
      subject: 'Verschoben: Besichtigung am {{when}}',
      title: 'Eine Besichtigung ist verschoben',
      visitor: '{{visitor}} hat einen anderen Termin gewählt. Der bisherige ist wieder frei.',
      agency:
        'Ihr Immobilienbüro hat die Besichtigung mit {{visitor}} verschoben und das per E-Mail mitgeteilt.',
    },
    former: {
      subject: 'Nicht mehr in Ihrem Kalender: Besichtigung am {{when}}',
      title: 'Diese Besichtigung übernimmt jemand anders',
      body: 'Die Besichtigung mit {{visitor}} ist verschoben: {{agent}} übernimmt sie. Ihr Termin ist wieder frei.',
    },
  },
  reminder: {
    subject: 'Morgen um {{clock}}: {{estate}}',
    title: 'Bis morgen um {{clock}}',
    body: '{{agency}} erwartet Sie morgen. Hier noch einmal alles auf einen Blick:',
    unable: 'Sind Sie verhindert? Sagen Sie es uns noch heute, dann kann jemand anders kommen.',
  },
} as const;

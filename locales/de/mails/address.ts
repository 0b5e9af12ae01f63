export default {
  address: {
    subject: 'E-Mail-Adresse funktioniert nicht mehr: {{address}}',
    title: 'Eine Adresse erhält keine E-Mails mehr',
    bounced:
      'Unsere E-Mail an {{address}} kam nicht an: Die Adresse gibt es nicht oder nicht mehr. Wir schreiben nicht mehr dorthin. Wartet diese Person auf eine Antwort? Dann rufen Sie sie bitte an.',
    complained:
      'Der Empfänger hat unsere E-Mail an {{address}} als Spam gemeldet. Wir senden dorthin keine Meldungen zu Immobilien mehr. Auf Fragen dieser Person können Sie weiterhin selbst antworten.',
    why: 'Die Website kann diese Adresse nicht mehr erreichen.',
  },
} as const;

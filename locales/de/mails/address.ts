export default {
  address: {
    subject: 'E-Mail-Adresse funktioniert nicht mehr: {{address}}',
    title: 'Eine Adresse erhält keine E-Mails mehr',
    bounced:
      'Unsere E-Mail an {{address}} kam nicht an: Die Adresse gibt es nicht oder nicht mehr. Wir schreiben ihr nicht mehr. Wartet diese Person auf Antwort? Dann rufen Sie an.',
    complained:
      'Der Empfänger hat unsere E-Mail an {{address}} als Spam gemeldet. Wir senden dorthin keine Suchmeldungen mehr. Fragen können Sie selbst beantworten.',
    why: 'Die Website kann diese Adresse nicht mehr erreichen.',
  },
} as const;

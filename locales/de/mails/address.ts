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
  sender: {
    subject: 'E-Mails Ihrer Website kommen nicht mehr von {{address}}',
    title: 'Ihre E-Mails kommen von einer anderen Adresse',
    lead: 'Die E-Mails Ihrer Website kamen von {{address}}. Das geht nicht mehr. Es geht nichts verloren: Bis dahin kommen sie von {{from}}, und Antworten erreichen Sie weiterhin.',
    records:
      'In der Domain {{domain}} fehlen DNS-Einträge. Leiten Sie diese E-Mail an die Person weiter, die Ihre Domain verwaltet, und bitten Sie darum, sie wieder zu setzen. Wir prüfen das täglich und verwenden Ihre Adresse dann wieder, ohne dass Sie etwas tun müssen.',
    refused:
      'Der E-Mail-Dienst lehnt Adressen der Domain {{domain}} ab. Leiten Sie diese E-Mail an Ihre Webagentur weiter: Sie kann Ihre Adresse neu einrichten.',
    why: 'Die E-Mails Ihrer Website kommen von einer anderen Adresse als der, die Sie gewählt haben.',
  },
} as const;

/** What mails about a viewing say, to whoever comes and to whoever shows the home. */
export default {
  appointments: {
    event: 'Bezoek: {{estate}}',
    eventWith: 'Bezoek met {{visitor}}: {{estate}}',
    when: 'Wanneer',
    span: '{{day}}, {{from}} tot {{to}}',
    where: 'Waar',
    who: 'Met wie',
    phone: 'Telefoon',
    booked: {
      subject: 'Uw bezoek op {{when}}',
      title: 'Uw bezoek ligt vast',
      body: '{{agency}} verwacht u. Dit hebben we genoteerd:',
      file: 'In bijlage zit een bestand waarmee u het bezoek in uw agenda zet. De uren zijn in Belgische tijd.',
      unable: 'Kunt u toch niet? Annuleer dan even: zo komt het moment vrij voor iemand anders.',
      cancel: 'Annuleer dit bezoek',
      see: 'Bekijk uw afspraak',
      why: 'U krijgt deze mail omdat iemand met dit adres een bezoek vastlegde op de website van {{agency}}. Was u dat niet? Annuleer het bezoek dan.',
    },
    cancelled: {
      subject: 'Geannuleerd: uw bezoek op {{when}}',
      title: 'Uw bezoek is geannuleerd',
      body: 'Deze afspraak gaat niet door, en het moment is weer vrij:',
      again: 'Kies een ander moment',
      why: 'U krijgt deze mail omdat een bezoek bij {{agency}} met dit adres werd geannuleerd.',
    },
    bookedNotice: {
      subject: 'Bezoek op {{when}}',
      title: 'Een nieuw bezoek in uw agenda',
      message: 'Bericht',
      why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
    },
    cancelledNotice: {
      subject: 'Geannuleerd: bezoek op {{when}}',
      title: 'Een bezoek gaat niet door',
      body: '{{visitor}} heeft dit bezoek geannuleerd. Het moment is weer vrij.',
      why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
    },
  },
} as const;

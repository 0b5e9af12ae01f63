/** Texts of mails about a viewing, to the visitor and to the agent. */
export default {
  appointments: {
    event: 'Bezoek: {{estate}}',
    eventWith: 'Bezoek met {{visitor}}: {{estate}}',
    when: 'Wanneer',
    span: '{{day}}, {{from}} tot {{to}}',
    where: 'Waar',
    who: 'Met wie',
    phone: 'Telefoon',
    held: {
      subject: 'Bevestig uw bezoek op {{when}}',
      title: 'Nog één klik',
      body: 'We houden dit moment tot {{until}} (Belgische tijd) voor u vrij. Druk op de knop, dan ligt uw bezoek bij {{agency}} vast:',
      confirm: 'Ja, ik kom',
      why: 'U krijgt deze mail omdat iemand met dit e-mailadres een bezoek aanvroeg op de website van {{agency}}. Was u dat niet? Dan hoeft u niets te doen: het moment komt vanzelf weer vrij.',
    },
    street: {
      before:
        'Deze woning staat zonder straat op de website. U krijgt het juiste adres per mail zodra {{agency}} het bezoek bevestigt, en anders 24 uur vooraf.',
      once: 'Deze woning staat zonder straat op de website. U krijgt het juiste adres van {{agency}} zodra het kantoor het bezoek bevestigt. Twijfelt u? Bel het kantoor.',
    },
    booked: {
      subject: 'Vastgelegd: uw bezoek op {{when}}',
      title: 'Uw bezoek ligt vast',
      body: '{{agency}} verwacht u. Dit hebben we genoteerd:',
      file: 'In bijlage zit een bestand waarmee u het bezoek in uw agenda zet. De uren zijn in Belgische tijd.',
      unable: 'Kunt u toch niet? Verplaats of annuleer dan even: zo komt het moment vrij voor iemand anders.',
      cancel: 'Annuleer dit bezoek',
      see: 'Bekijk uw afspraak',
      confirmText:
        'Met één klik bevestigt u dat dit uw e-mailadres is. Dan hoeft dat een volgende keer niet meer.',
      confirm: 'Dit is mijn e-mailadres',
      why: 'U krijgt deze mail omdat iemand met dit e-mailadres een bezoek vastlegde op de website van {{agency}}. Was u dat niet? Annuleer het bezoek dan.',
    },
    openHouse: {
      subject: 'Ingeschreven: open huis op {{when}}',
      title: 'U bent ingeschreven',
      unable: 'Kunt u toch niet? Annuleer dan even: zo komt uw plaats vrij voor iemand anders.',
    },
    openHouseNotice: {
      subject: 'Inschrijving: open huis op {{when}}',
      title: 'Iemand komt naar het open huis',
    },
    cancelled: {
      subject: 'Geannuleerd: uw bezoek op {{when}}',
      title: 'Uw bezoek is geannuleerd',
      body: 'Deze afspraak gaat niet door, en het moment is weer vrij:',
      again: 'Kies een ander moment',
      why: 'U krijgt deze mail omdat een bezoek bij {{agency}} met dit e-mailadres werd geannuleerd.',
    },
    confirmed: {
      subject: 'Bevestigd: uw bezoek op {{when}}',
      title: 'Uw bezoek is bevestigd',
      body: '{{agency}} heeft uw bezoek bevestigd en verwacht u. Dit hebben we genoteerd:',
    },
    declined: {
      subject: 'Gaat niet door: uw bezoek op {{when}}',
      title: 'Uw bezoek gaat niet door',
      body: '{{agency}} kan u op het gekozen moment helaas niet ontvangen. U hoeft niets meer te doen:',
      why: 'U krijgt deze mail omdat met dit e-mailadres een bezoek werd aangevraagd op de website van {{agency}}.',
    },
    calledOff: {
      subject: 'Geannuleerd: uw bezoek op {{when}}',
      title: 'Uw bezoek is geannuleerd',
      body: '{{agency}} heeft deze afspraak geannuleerd:',
      why: 'U krijgt deze mail omdat met dit e-mailadres een bezoek werd vastgelegd op de website van {{agency}}.',
    },
    bookedNotice: {
      subject: 'Bezoek vastgelegd: {{when}}',
      title: 'Een nieuw bezoek in uw agenda',
      message: 'Bericht',
    },
    cancelledNotice: {
      subject: 'Geannuleerd: bezoek op {{when}}',
      title: 'Een bezoek gaat niet door',
      body: '{{visitor}} heeft dit bezoek geannuleerd. Het moment is weer vrij.',
      why: 'Antwoord gewoon op deze mail: uw antwoord gaat naar de bezoeker.',
    },
    calledOffNotice: {
      body: 'Uw kantoor heeft het bezoek van {{visitor}} geannuleerd. De bezoeker kreeg daar een mail over, en het moment is weer vrij.',
      word: 'Dit kreeg de bezoeker te lezen',
    },
  },
} as const;

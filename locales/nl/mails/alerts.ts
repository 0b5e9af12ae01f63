/** What mails to subscribers say beside the digest. */
export default {
  alertOn: {
    subject: '{{agency}}: uw zoekopdracht staat aan',
    title: 'Uw zoekopdracht staat aan',
    body: 'Komt er iets bij of zakt een prijs, en past het bij uw zoekopdracht, dan mailt {{agency}} u. Hoogstens één keer per dag. Wijzigen, pauzeren of stoppen kan altijd.',
    why: 'U krijgt deze ene mail omdat u dit net bevestigde bij {{agency}}.',
  },
} as const;

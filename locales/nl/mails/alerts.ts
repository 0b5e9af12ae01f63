/** Texts of mails to subscribers, except the digest. */
export default {
  alertOn: {
    subject: 'Uw zoekopdracht staat aan: {{agency}}',
    title: 'Uw zoekopdracht staat aan',
    homeSubject: 'U volgt de prijs: {{home}}',
    homeTitle: 'U volgt deze prijs',
    now: 'Bekijk wat er nu is',
    body: 'Komt er iets bij of zakt een prijs, en past het bij uw zoekopdracht, dan mailt {{agency}} u. {{rhythm}} Wijzigen, pauzeren of stoppen kan altijd.',
    rental:
      'Komt er een vakantieverblijf bij of vrij, en past het bij uw zoekopdracht, dan mailt {{agency}} u. Hoogstens één keer per dag. Wijzigen, pauzeren of stoppen kan altijd.',
    why: 'U krijgt deze ene mail omdat u dit net bevestigde bij {{agency}}.',
    home: 'Verandert de prijs van dit pand, of is het niet meer te koop of te huur, dan mailt {{agency}} u. Wijzigen, pauzeren of stoppen kan altijd.',
    confirmHome:
      'U wilt een mail krijgen als de prijs van een pand van {{agency}} verandert. Bevestig dat u dit gevraagd hebt:',
  },
  home: {
    price: 'De prijs is veranderd',
    before: 'was {{price}}',
    gone: 'Dit pand is niet meer beschikbaar',
    priceSubject: 'Nieuwe prijs: {{home}}',
    goneSubject: 'Niet meer beschikbaar: {{home}}',
    followed: 'een pand dat u volgde',
    goneText:
      'Het pand dat u volgde, is verkocht, verhuurd of uit het aanbod. U krijgt er geen mails meer over.',
    offer: 'Bekijk het aanbod',
    why: 'U krijgt deze mail omdat u de prijs van dit pand volgt bij {{agency}}.',
  },
} as const;

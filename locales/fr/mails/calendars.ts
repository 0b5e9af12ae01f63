/** Texts of calendars of nights, and of mails about another portal's calendar. Names and days stay unchanged. */
export default {
  calendars: {
    taken: 'Occupé : {{unit}}',
    asked: 'Demandé : {{unit}}',
    days: 'Séjour',
    portal: 'Autre calendrier',
    why: 'Vous recevez cet e-mail parce que le calendrier d’un autre site est lu pour cette location.',
    conflict: {
      subject: 'Double occupation ? {{unit}}, {{days}}',
      title: 'Deux calendriers se contredisent',
      body: 'D’après le calendrier de {{portal}}, des nuits sont prises alors qu’un de vos locataires les a aussi réservées chez vous.',
      next: 'Nous n’avons rien dit à votre locataire, et le séjour est maintenu. Vérifiez sur l’autre site si quelqu’un d’autre y est attendu. S’il ne fait que reprendre votre calendrier, vous n’avez rien à faire. Nous ne le signalons qu’une fois.',
    },
    failing: {
      subject: 'Calendrier injoignable : {{unit}}',
      title: 'Un calendrier est illisible depuis un jour',
      body: 'Le calendrier de {{portal}} est illisible depuis un jour. Les nuits qui y figuraient en dernier lieu restent prises.',
      next: 'Vérifiez l’adresse et transmettez la nouvelle à la personne qui gère votre site. Nous continuons d’essayer.',
    },
  },
} as const;

/** Words of moving a viewing, and of putting one into a calendar. */
export default {
  moving: {
    heading: 'Voulez-vous choisir un autre créneau ?',
    text: 'Votre visite reste réservée tant que vous n’avez pas choisi un autre créneau ci-dessous.',
    send: 'Déplacer cette visite',
    link: 'Choisir un autre créneau',
    movedHeading: 'Votre visite est déplacée.',
    movedText:
      'Vous et l’agent recevez un e-mail avec le nouveau créneau et un fichier qui remplace le précédent dans votre agenda.',
    late: 'Cette visite est trop proche pour être déplacée ici. Appelez-nous.',
    often: 'Vous avez déjà déplacé cette visite trois fois. Appelez-nous pour un autre créneau.',
    closed: 'Il n’y a plus d’autre créneau pour ce bien. Votre visite reste réservée.',
    failed: 'Cela n’a pas marché. Votre visite n’a pas changé : réessayez dans un instant, ou appelez-nous.',
    unsure:
      'Nous ne savons pas si le changement est passé. Vérifiez ci-dessus ce qui est réservé, et réessayez si nécessaire.',
    taken: 'Quelqu’un a été plus rapide. Votre visite n’a pas changé.',
    unable: 'Vous ne venez plus ? Le créneau se libère pour quelqu’un d’autre.',
  },
  ownCalendar: {
    heading: 'Ajouter à votre agenda',
    file: 'Fichier pour votre agenda (.ics)',
    google: 'Google Agenda',
    outlook: 'Outlook',
    note: 'Google et Outlook ne reçoivent ces données que si vous cliquez.',
  },
} as const;

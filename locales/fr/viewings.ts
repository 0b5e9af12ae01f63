/** Texts about moving a viewing, and adding it to a calendar. */
export default {
  moving: {
    heading: 'Voulez-vous choisir un autre créneau ?',
    text: 'Votre visite reste réservée tant que vous n’avez pas choisi un autre créneau ci-dessous.',
    send: 'Déplacer cette visite',
    movedHeading: 'Votre visite est déplacée.',
    movedText:
      'Vous et l’agent recevez un e-mail avec le nouveau créneau et un fichier qui remplace le précédent dans votre agenda.',
    late: 'Cette visite est trop proche pour être déplacée ici. Appelez-nous.',
    often: 'Vous avez déjà déplacé cette visite trois fois. Appelez-nous pour un autre créneau.',
    closed: 'Il n’y a plus d’autre créneau pour ce bien. Votre visite reste réservée.',
    taken: 'Quelqu’un a été plus rapide. Votre visite n’a pas changé.',
  },
  openHouse: {
    title: 'Portes ouvertes',
    free: 'Tout le monde est bienvenu, sans rendez-vous.',
    register: 'Inscrivez-vous.',
    places: { one: 'Inscrivez-vous : il y a {{n}} place.', other: 'Inscrivez-vous : il y a {{n}} places.' },
    come: 'Je viens',
  },
  ownCalendar: {
    heading: 'Ajouter à votre agenda',
    file: 'Fichier pour votre agenda (.ics)',
  },
} as const;

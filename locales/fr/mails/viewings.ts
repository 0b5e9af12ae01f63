/** What mails say of a viewing that was moved, and on the day before one. */
export default {
  moves: {
    subject: 'Déplacée : votre visite le {{when}}',
    title: 'Votre visite est déplacée',
    by: {
      visitor: 'Vous avez choisi un autre créneau. {{agency}} vous y attend :',
      agency: '{{agency}} a déplacé votre visite. Ce créneau ne vous convient pas ? Choisissez-en un autre.',
    },
    before: 'Avant',
    now: 'Maintenant',
    file: 'Le fichier joint remplace le précédent dans votre agenda. Les heures sont à l’heure belge.',
    move: 'Choisir un autre créneau',
    why: {
      visitor: 'Vous recevez cet e-mail parce que vous avez déplacé votre visite chez {{agency}}.',
      agency:
        'Vous recevez cet e-mail parce qu’une visite a été réservée avec cette adresse e-mail sur le site de {{agency}}.',
    },
    notice: {
      subject: 'Déplacée : visite le {{when}}',
      title: 'Une visite est déplacée',
      visitor: '{{visitor}} a choisi un autre créneau. Le précédent est de nouveau libre.',
      agency: 'Votre agence a déplacé la visite de {{visitor}}, qui en a été averti par e-mail.',
    },
    former: {
      subject: 'Hors de votre agenda : visite le {{when}}',
      title: 'Un collègue reprend cette visite',
      body: 'La visite de {{visitor}} est déplacée : {{agent}} s’en charge désormais. Votre créneau est de nouveau libre.',
      why: 'Vous recevez cet e-mail parce que cette visite figurait dans votre agenda.',
    },
  },
  reminder: {
    subject: 'Demain à {{clock}} : {{estate}}',
    title: 'À demain, {{clock}}',
    body: '{{agency}} vous attend demain. Pour rappel :',
    unable: 'Un empêchement ? Dites-le encore aujourd’hui : quelqu’un d’autre pourra venir.',
    why: 'Vous recevez ce rappel parce qu’une visite a été réservée avec cette adresse e-mail sur le site de {{agency}}.',
  },
} as const;

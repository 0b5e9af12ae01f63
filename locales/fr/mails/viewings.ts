/** Texts of mails about a moved viewing, and of reminders the day before. */
export default {
  moves: {
    subject: 'Déplacée : votre visite le {{when}}',
    title: 'Votre visite est déplacée',
    by: {
      visitor: 'Vous avez choisi un autre créneau. {{agency}} vous attend à cette heure-là.',
      agency: '{{agency}} a déplacé votre visite. Ce créneau ne vous convient pas ? Choisissez-en un autre.',
    },
    before: 'Avant',
    now: 'Désormais',
    file: 'Le fichier joint remplace le précédent dans votre agenda. Les heures sont indiquées en heure belge.',
    notice: {
      subject: 'Déplacée : visite le {{when}}',
      title: 'Une visite est déplacée',
      visitor: '{{visitor}} a choisi un autre créneau. Le précédent est de nouveau libre.',
      agency: 'Votre agence a déplacé la visite de {{visitor}}. Le visiteur en a été averti par e-mail.',
    },
    former: {
      subject: 'À retirer de votre agenda : visite le {{when}}',
      title: 'Un collègue reprend cette visite',
      body: 'La visite de {{visitor}} est déplacée : {{agent}} s’en charge désormais. Votre créneau est de nouveau libre.',
    },
  },
  reminder: {
    subject: 'Demain à {{clock}} : {{estate}}',
    title: 'À demain, {{clock}}',
    body: '{{agency}} vous attend demain. Pour rappel :',
    unable: 'Un empêchement ? Dites-le-nous dès aujourd’hui, pour que quelqu’un d’autre puisse venir.',
  },
} as const;

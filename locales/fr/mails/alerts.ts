/** Texts of mails to subscribers, except the digest. */
export default {
  alertOn: {
    subject: 'Votre alerte est active : {{agency}}',
    title: 'Votre alerte est active',
    homeSubject: 'Vous suivez le prix : {{home}}',
    homeTitle: 'Vous suivez ce prix',
    now: 'Voir ce qu’il y a maintenant',
    body: 'Dès qu’un bien arrive ou baisse de prix et répond à votre recherche, {{agency}} vous écrit. {{rhythm}} Vous pouvez modifier, suspendre ou arrêter à tout moment.',
    rental:
      'Dès qu’une location de vacances qui répond à votre recherche arrive ou se libère, {{agency}} vous écrit. Une fois par jour au plus. Vous pouvez modifier, suspendre ou arrêter à tout moment.',
    why: 'Vous recevez cet unique e-mail parce que vous venez de confirmer votre demande auprès de {{agency}}.',
    home: 'Si le prix de ce bien change, ou s’il n’est plus à vendre ou à louer, {{agency}} vous écrit. Vous pouvez modifier, suspendre ou arrêter à tout moment.',
    confirmHome:
      'Vous souhaitez recevoir un e-mail si le prix d’un bien de {{agency}} change. Confirmez que c’est bien vous qui l’avez demandé :',
  },
  home: {
    price: 'Le prix a changé',
    before: 'avant : {{price}}',
    gone: 'Ce bien n’est plus disponible',
    priceSubject: 'Nouveau prix : {{home}}',
    goneSubject: 'Plus disponible : {{home}}',
    followed: 'un bien que vous suiviez',
    goneText:
      'Le bien que vous suiviez est vendu, loué ou retiré. Vous ne recevrez plus d’e-mails à son sujet.',
    offer: 'Voir les biens',
    why: 'Vous recevez cet e-mail parce que vous suivez le prix de ce bien chez {{agency}}.',
  },
} as const;

/** Texts of mails about a viewing, to the visitor and to the agent. */
export default {
  appointments: {
    event: 'Visite : {{estate}}',
    eventWith: 'Visite avec {{visitor}} : {{estate}}',
    when: 'Quand',
    span: '{{day}}, de {{from}} à {{to}}',
    where: 'Où',
    who: 'Avec qui',
    phone: 'Téléphone',
    held: {
      subject: 'Confirmez votre visite le {{when}}',
      title: 'Encore un clic',
      body: 'Nous vous gardons ce créneau jusqu’à {{until}} (heure belge). Cliquez sur le bouton et votre visite chez {{agency}} est réservée :',
      confirm: 'Oui, je viens',
      why: 'Vous recevez cet e-mail car quelqu’un a demandé une visite avec cette adresse e-mail sur le site de {{agency}}. Ce n’était pas vous ? Vous n’avez rien à faire : le créneau se libère de lui-même.',
    },
    street: {
      before:
        'La rue de ce bien n’est pas publiée sur le site. Vous recevrez l’adresse exacte par e-mail dès que {{agency}} aura confirmé la visite, et sinon 24 heures avant.',
      once: 'La rue de ce bien n’est pas publiée sur le site. {{agency}} vous communiquera l’adresse exacte dès que l’agence aura confirmé la visite. Un doute ? Appelez l’agence.',
    },
    booked: {
      subject: 'Réservée : votre visite le {{when}}',
      title: 'Votre visite est réservée',
      body: '{{agency}} vous attend. Voici ce que nous avons noté :',
      file: 'Un fichier joint permet d’ajouter la visite à votre agenda. Les heures sont indiquées en heure belge.',
      unable: 'Un empêchement ? Déplacez ou annulez la visite : le créneau se libère pour quelqu’un d’autre.',
      cancel: 'Annuler cette visite',
      see: 'Voir votre rendez-vous',
      confirmText:
        'Un clic confirme que cette adresse e-mail est la vôtre. Ce ne sera plus nécessaire la prochaine fois.',
      confirm: 'C’est mon adresse e-mail',
      why: 'Vous recevez cet e-mail parce qu’une visite a été réservée avec cette adresse e-mail sur le site de {{agency}}. Ce n’était pas vous ? Annulez alors la visite.',
    },
    openHouse: {
      subject: 'Inscription confirmée : portes ouvertes le {{when}}',
      title: 'Votre inscription est confirmée',
      unable: 'Un empêchement ? Annulez votre visite : votre place ira à quelqu’un d’autre.',
    },
    openHouseNotice: {
      subject: 'Inscription : portes ouvertes le {{when}}',
      title: 'Quelqu’un vient aux portes ouvertes',
    },
    cancelled: {
      subject: 'Annulée : votre visite le {{when}}',
      title: 'Votre visite est annulée',
      body: 'Ce rendez-vous n’aura pas lieu, et le créneau est de nouveau libre :',
      again: 'Choisir un autre créneau',
      why: 'Vous recevez cet e-mail parce qu’une visite réservée avec cette adresse e-mail chez {{agency}} a été annulée.',
    },
    confirmed: {
      subject: 'Confirmée : votre visite le {{when}}',
      title: 'Votre visite est confirmée',
      body: '{{agency}} a confirmé votre visite et vous attend. Voici ce que nous avons noté :',
    },
    declined: {
      subject: 'Pas possible : votre visite le {{when}}',
      title: 'Votre visite n’aura pas lieu',
      body: '{{agency}} ne pourra malheureusement pas vous recevoir au créneau choisi. Vous n’avez plus rien à faire :',
      why: 'Vous recevez cet e-mail parce qu’une visite a été demandée avec cette adresse e-mail sur le site de {{agency}}.',
    },
    calledOff: {
      subject: 'Annulée : votre visite le {{when}}',
      title: 'Votre visite est annulée',
      body: '{{agency}} a annulé ce rendez-vous :',
      why: 'Vous recevez cet e-mail parce qu’une visite a été réservée avec cette adresse e-mail sur le site de {{agency}}.',
    },
    bookedNotice: {
      subject: 'Visite fixée : {{when}}',
      title: 'Une nouvelle visite dans votre agenda',
      message: 'Message',
    },
    cancelledNotice: {
      subject: 'Annulée : visite le {{when}}',
      title: 'Une visite n’aura pas lieu',
      body: '{{visitor}} a annulé cette visite. Le créneau est de nouveau libre.',
      why: 'Répondez simplement à cet e-mail : votre réponse parviendra au visiteur.',
    },
    calledOffNotice: {
      body: 'Votre agence a annulé la visite de {{visitor}}. Le visiteur en a été averti par e-mail, et le créneau est de nouveau libre.',
      word: 'Ce que le visiteur a pu lire',
    },
  },
} as const;

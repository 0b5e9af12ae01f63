/** Texts of the forms: labels, hints, errors, next steps. */
export default {
  forms: {
    optional: 'facultatif',
    trap: 'Laissez ce champ vide',
    summary: { one: 'Un point à corriger', other: '{{n}} points à corriger' },
    sending: 'Un instant, envoi en cours …',
    unreached: {
      title: 'Nous ne savons pas si c’est arrivé.',
      text: 'La connexion s’est coupée. Ce que vous avez rempli est toujours là. Réessayez dans un instant : rien n’arrive deux fois.',
    },
    laterHeading: 'C’est enregistré : nous le transmettons bientôt.',
    laterText:
      'Notre service est interrompu un instant, mais ce que vous avez rempli est enregistré. Tout sera transmis dès que possible. Inutile de renvoyer quoi que ce soit.',
    privacyBefore: 'Ce que nous faisons de vos données est expliqué dans notre',
    privacyLink: 'déclaration de confidentialité',
    errors: {
      required: 'Remplissez ce champ.',
      email: 'Cette adresse e-mail semble incomplète. Elle ressemble à nom@exemple.be.',
      too_long: 'Ce texte est trop long.',
      consent: 'Cochez cette case, sans quoi nous ne pouvons pas traiter votre demande.',
      criteria: 'Choisissez au moins un critère, ou cochez que vous voulez tout recevoir.',
      invalid: 'Nous ne comprenons pas ceci. Vérifiez-le, s’il vous plaît.',
      taken: 'Quelqu’un d’autre vient de le prendre.',
      past: 'C’est déjà passé, ou cela commence trop tôt.',
      order: 'Le départ doit suivre l’arrivée.',
      arrival: 'L’arrivée n’est pas possible ce jour-là.',
      too_short: 'Ce séjour est trop court.',
      persons: 'Ce logement ne peut pas accueillir autant de personnes.',
      agreement: 'Acceptez les conditions.',
      too_many: 'Le maximum est atteint avec cette adresse e-mail.',
    },
    fieldErrors: {
      address: { required: 'Indiquez l’adresse : la rue et le numéro suffisent.' },
      kind: { required: 'Choisissez ce que c’est.' },
      area: { invalid: 'Pour la surface habitable, indiquez un nombre, par exemple 185.' },
      plot: { invalid: 'Pour le terrain, indiquez un nombre, par exemple 210.' },
      year: { invalid: 'Indiquez une année, par exemple 1931.' },
      phone: { invalid: 'Ce numéro semble incomplet. Il ressemble à 0478 22 12 34.' },
      reach: {
        required: 'Indiquez un numéro de téléphone ou une adresse e-mail : l’un des deux suffit.',
        too_many:
          'Beaucoup de demandes sont déjà arrivées aujourd’hui avec ce numéro ou cette adresse e-mail.',
      },
      from: { required: 'Choisissez un jour d’arrivée.', taken: 'Une de ces nuits vient d’être prise.' },
      to: {
        required: 'Choisissez un jour de départ.',
        invalid: 'Nous ne proposons pas de séjour à ces dates.',
      },
      persons: { required: 'Indiquez combien vous serez.' },
      slotId: {
        required: 'Choisissez un créneau libre.',
        taken: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
        past: 'Ce créneau est passé ou trop proche. Choisissez-en un autre.',
        invalid: 'Nous ne connaissons pas ce créneau. Choisissez-en un autre.',
        too_many:
          'Ce jour-là, beaucoup de visites attendent déjà une confirmation. Confirmez d’abord votre adresse e-mail avec le lien de notre e-mail, ou choisissez un autre jour.',
      },
      firstname: { required: 'Indiquez votre prénom.' },
      lastname: { required: 'Indiquez votre nom.' },
      email: { required: 'Indiquez votre adresse e-mail.' },
      message: { required: 'Écrivez un message.' },
      'price-max': {
        invalid: 'Indiquez des montants en euros. Le maximum ne peut pas être inférieur au minimum.',
      },
      recipient: {
        email: { required: 'Indiquez l’adresse e-mail de la personne à qui montrer ce bien.' },
      },
    },
    problems: {
      foreign: {
        title: 'Nous n’avons pas accepté ce formulaire.',
        text: 'Il semblait venir d’un autre site. Renvoyez-le ci-dessous.',
      },
      content_type: {
        title: 'Nous n’avons pas pu lire ce formulaire.',
        text: 'Remplissez-le à nouveau ci-dessous, ou appelez-nous.',
      },
      too_large: {
        title: 'C’était trop long pour être lu.',
        text: 'Revenez en arrière dans votre navigateur : votre texte y est encore. Raccourcissez-le et renvoyez-le.',
      },
      unreadable: {
        title: 'Nous n’avons pas pu lire ce formulaire.',
        text: 'Remplissez-le à nouveau ci-dessous, ou appelez-nous.',
      },
      no_key: { title: 'Pas encore envoyé.', text: 'Vérifiez le tout et envoyez à nouveau.' },
      again: {
        title: 'Pas encore envoyé.',
        text: 'C’était si rapide que cela pouvait venir d’un robot. Vous n’en êtes pas un ? Envoyez encore une fois.',
      },
      unverified: {
        title: 'Encore une fois, s’il vous plaît.',
        text: 'Nous n’avons pas pu vérifier que vous n’êtes pas un robot : le contrôle ne s’est pas chargé. Attendez quelques secondes, puis envoyez à nouveau. Cela passera.',
      },
      too_many: {
        title: 'Pas encore envoyé.',
        text: 'Beaucoup de formulaires sont arrivés à la suite. Attendez une minute et envoyez à nouveau.',
      },
      fields: { title: 'Vérifiez vos données.', text: 'Nous n’avons pas pu les accepter telles quelles.' },
      reused: {
        title: 'Ce formulaire a déjà été envoyé.',
        text: 'Vous voulez l’envoyer encore une fois avec ces changements ? C’est possible ci-dessous.',
      },
      taken: {
        title: 'Quelqu’un vous a devancé de peu.',
        text: 'Ce créneau vient d’être pris. Les prochains créneaux libres sont ci-dessous. Ce que vous avez rempli est toujours là.',
      },
      dates_taken: {
        title: 'Quelqu’un a été plus rapide.',
        text: 'Une de ces nuits vient d’être prise. Voici ce qui est encore libre. Ce que vous avez rempli est toujours là.',
      },
      price_changed: {
        title: 'Le prix a changé entre-temps.',
        text: 'Le montant ci-dessous est le nouveau. Rien n’a encore été demandé : vérifiez-le et envoyez à nouveau.',
      },
      review: {
        title: 'D’autres dates : vérifiez le nouveau prix.',
        text: 'Rien n’a encore été envoyé. Ce que vous avez rempli est toujours là.',
      },
      gone: {
        title: 'Ceci ne fait plus partie de nos biens.',
        text: 'Ce que vous avez écrit est encore ci-dessous. La page de contact reste toujours ouverte.',
      },
      capped: {
        title: 'Vous avez atteint le maximum pour aujourd’hui.',
        text: 'Pour éviter les abus, ceci n’est possible que quelques fois par jour. Réessayez demain, ou appelez-nous.',
      },
      unavailable: {
        title: 'Pas encore envoyé : nous revenons tout de suite.',
        text: 'C’est de notre faute. Ce que vous avez rempli est encore ci-dessous. Réessayez dans une minute, ou appelez-nous.',
      },
      unknown: {
        title: 'Nous ne savons pas si c’est arrivé.',
        text: 'La connexion s’est coupée pendant la transmission. Regardez d’abord votre boîte mail : si vous avez reçu une confirmation, tout est en ordre. Sinon, renvoyez le formulaire ci-dessous : il ne compte jamais deux fois.',
      },
    },
    person: {
      legend: 'Vous',
      firstname: 'Prénom',
      lastname: 'Nom',
      name: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      message: 'Message',
    },
    /** Of a link that confirms a mail address and nothing else. */
    address: {
      heading: 'Est-ce votre adresse e-mail ?',
      button: 'C’est mon adresse e-mail',
      thanks: 'Merci, votre adresse e-mail est confirmée.',
    },
    subscribe: {
      heading: 'Tenez-moi au courant',
      lead: 'Dites-nous ce que vous cherchez. Dès qu’un bien de ce genre arrive, ou baisse de prix, vous recevez un e-mail.',
      leadSearch: 'Dès qu’un bien de ce genre arrive, ou baisse de prix, vous recevez un e-mail.',
      about: 'Vous cherchez : {{words}}.',
      adjust: 'Modifier',
      what: 'Ce que vous cherchez',
      everything: 'Tout ce qui est nouveau, où que ce soit',
      carried: 'Aussi dans votre recherche',
      emailHint: 'Un e-mail par jour au plus, et seulement s’il y a du nouveau.',
      locale: 'Langue des e-mails',
      send: 'Tenez-moi au courant',
      next: 'Vous recevez d’abord un e-mail pour confirmer votre demande. Un lien au bas de chaque message permet de tout arrêter.',
      successHeading: 'Encore une étape : consultez votre boîte mail.',
      successText:
        'Nous vous avons envoyé un e-mail avec un bouton de confirmation. Ce n’est qu’ensuite que nous vous tiendrons au courant. Rien reçu après quelques minutes ? Regardez dans vos courriers indésirables.',
      toOffer: 'Voir les biens',
      confirmHeading: 'Voulez-vous rester au courant ?',
      confirmText:
        'Avec ce bouton, vous confirmez que nous pouvons écrire à {{email}} dès qu’un bien répond à votre recherche.',
      confirm: 'Oui, tenez-moi au courant',
      confirmedHeading: 'C’est noté, nous vous tenons au courant.',
      confirmedText:
        'Dès qu’un bien arrive ou baisse de prix, nous écrivons à {{email}}. Un e-mail par jour au plus.',
      editHeading: 'Votre recherche',
      editLead: 'Choisissez ce que nous envoyons à {{email}}.',
      save: 'Enregistrer',
      saved: 'Enregistré. Dès maintenant, nos e-mails suivent ce qui est indiqué ci-dessous.',
      endHeading: 'Plus d’e-mails ?',
      endText: 'Ce bouton arrête cette recherche : nous n’écrirons plus à {{email}} à ce sujet.',
      end: 'Me désinscrire',
      endedHeading: 'Votre désinscription est faite.',
      endedText:
        'Vous ne recevrez plus d’e-mails à ce sujet. Vous changez d’avis ? Vous pouvez recommencer à tout moment.',
      startAgain: 'Recommencer',
      unknownHeading: 'Ce lien ne fonctionne pas.',
      unknownText: 'Votre messagerie l’a peut-être coupé. Copiez-le en entier, ou recommencez.',
      expiredHeading: 'Ce lien ne fonctionne plus.',
      expiredText:
        'La confirmation est possible pendant sept jours après la demande. Remplissez simplement le formulaire à nouveau.',
      buttonFailed: 'Cela n’a pas marché. Rien n’a changé : réessayez dans un instant.',
      buttonUnknown:
        'Nous ne savons pas si cela a réussi. Appuyez encore une fois : le faire deux fois ne pose aucun problème.',
    },
    contact: {
      ask: 'Poser une question',
      heading: 'Contactez-nous',
      lead: 'Posez votre question. Nous vous répondons au plus vite, par téléphone ou par e-mail.',
      about: 'Votre question concerne',
      messageHint: 'En quoi pouvons-nous vous aider ?',
      phoneHint: 'Utile si vous préférez un appel.',
      consent: 'J’accepte que mes données servent à me répondre, comme l’explique la',
      send: 'Envoyer',
      successHeading: 'Merci, votre message est bien arrivé.',
      successText:
        'Nous vous répondons au plus vite. Vous recevez aussi un e-mail qui confirme que nous l’avons reçu.',
      backToEstate: 'Retour à ce bien',
      reach: 'Ou directement',
    },
    friend: {
      heading: 'Envoyer à un ami',
      lead: 'Nous envoyons ce bien à quelqu’un que vous connaissez : un seul e-mail de notre part, sans votre nom. Rien de plus.',
      about: 'Vous envoyez',
      to: 'Adresse e-mail de la personne à qui montrer ce bien',
      own: 'Partagez-le vous-même',
      ownText: 'Partagez le bien vous-même, depuis votre messagerie ou votre téléphone :',
      ours: 'Ou laissez-nous écrire.',
      mail: 'Par e-mail',
      sms: 'Par SMS',
      whatsapp: 'Par WhatsApp',
      send: 'Envoyer',
      next: 'Nous gardons l’adresse trente jours, uniquement pour éviter les abus.',
      successHeading: 'Envoyé.',
      successText: 'L’e-mail est en route.',
      waitsHeading: 'Enregistré. L’e-mail partira plus tard.',
      waitsText:
        'Beaucoup de biens ont déjà été transmis aujourd’hui. Votre e-mail attend son tour et partira de lui-même, au plus tard dans la journée qui suit.',
    },
  },
} as const;

/** Texts of the mails that these forms send. */
export const mails = {
  notice: {
    subject: 'À traiter : demande via votre site',
    subjectAbout: 'À traiter : {{about}}',
    subjectCall: 'À rappeler : demande via votre site',
    subjectCallAbout: 'À rappeler : {{about}}',
    callBack: 'À rappeler',
    callTimes: {
      morning: 'En matinée',
      noon: 'Sur le temps de midi',
      afternoon: 'L’après-midi',
      evening: 'En début de soirée',
    },
    title: 'Nouvelle demande via votre site',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    reference: 'Référence',
    number: 'Numéro',
    rentalUnit: 'Location de vacances',
    message: 'Message',
    why: 'Répondez simplement à cet e-mail : votre réponse parviendra au visiteur.',
  },
  receipt: {
    subject: 'Reçu : votre message à {{agency}}',
    title: 'Merci pour votre message',
    body: 'Nous avons bien reçu votre message et vous répondrons dès que possible.',
    bodyCall: 'Nous avons bien reçu votre message et vous rappellerons dès que possible.',
    about: 'Votre message concerne :',
    why: 'Vous recevez cet e-mail parce qu’un message a été envoyé avec cette adresse e-mail via le site de {{agency}}. Ce n’était pas vous ? Vous n’avez rien à faire.',
  },
  friend: {
    subject: 'Un bien chez {{agency}}, transmis pour vous',
    title: 'Un bien à découvrir',
    body: 'Quelqu’un vous transmet ce bien par le site de {{agency}}.',
    button: 'Voir le bien',
    why: 'Vous recevez cet e-mail unique parce que quelqu’un a indiqué votre adresse e-mail sur le site de {{agency}}. Cela ne vous inscrit à rien.',
  },
} as const;

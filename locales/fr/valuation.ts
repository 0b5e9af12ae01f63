import answers from './valuation-answers.ts';

/** Texts of the valuation form and its pages. */
export default {
  valuation: {
    begin: 'Que souhaitez-vous faire estimer ?',
    title: 'Combien vaut mon bien ?',
    steps: {
      label: 'Étapes',
      address: 'Adresse',
      home: 'Le bien',
      contact: 'Contact',
    },
    of: 'Étape {{n}} sur 3',
    next: 'Continuer',
    send: 'Demander l’estimation',
    call: 'Vous préférez d’abord en parler ?',
    use: '{{agency}} utilise ces données pour estimer le bien et vous contacter à ce sujet, et pour rien d’autre. Le site les conserve {{days}} ; vous pouvez retirer la demande plus tôt, par le lien dans notre e-mail. Plus de détails dans notre',
    address: {
      heading: 'Combien vaut mon bien ?',
      lead: 'Trois étapes rapides, gratuites et sans engagement. Nous visitons le bien, puis nous vous donnons un prix motivé.',
      label: 'Où se trouve le bien ?',
      hint: 'Rue, numéro et commune.',
      suggestions: 'Adresses',
      none: 'Elle n’y est pas ? Continuez à écrire : toute adresse convient.',
    },
    home: {
      heading: 'Parlez-nous du bien',
      lead: 'Vous ne savez pas ? Laissez ouvert. Nous mesurons nous-mêmes.',
    },
    contact: {
      heading: 'Comment vous joindre ?',
      lead: 'Un numéro de téléphone ou une adresse e-mail suffit.',
    },
    reach: {
      legend: 'Où vous joindre ?',
      hint: 'L’un des deux suffit. À votre adresse e-mail, vous recevrez aussi un accusé de réception.',
    },
    message: 'Autre chose à nous signaler ?',
    sent: {
      heading: 'Merci. Votre demande est arrivée.',
      text: 'L’un de nous vous contactera, comme vous l’avez demandé.',
      reference: 'Référence',
      when: {
        mail: 'Maintenant',
        contact: 'Ensuite',
        price: 'Sur place',
      },
      what: {
        mail: 'Si vous avez indiqué une adresse e-mail, un accusé de réception part à l’instant. Rien reçu ? Regardez parmi vos courriers indésirables.',
        contact: 'Nous vous appelons ou vous écrivons pour fixer un rendez-vous.',
        price:
          'Nous parcourons le bien avec vous et vous expliquons comment nous arrivons à un prix. Ensuite, vous décidez, sans hâte.',
      },
    },
    withdraw: {
      heading: 'Retirer la demande ?',
      text: 'Le site effacera aussitôt le contenu de la demande {{reference}}, et nous prierons l’agence d’en faire autant.',
      button: 'Retirer la demande',
      doneHeading: 'La demande est retirée.',
      doneText:
        'Le contenu de la demande {{reference}} est effacé. L’agence sait qu’elle ne doit plus vous contacter.',
      unknownHeading: 'Ce lien ne fonctionne pas.',
      unknownText: 'Cette demande n’est pas connue ici, ou elle est déjà entièrement effacée.',
    },
    stateHints: {
      new: 'Rénové au cours des cinq dernières années',
      good: 'Prêt à habiter, un peu daté par endroits',
      refresh: 'Cuisine, salle de bains ou châssis à revoir',
      renovate: 'Toiture, électricité ou structure',
    },
    orMore: '{{n}} ou plus',
    plot: 'Terrain',
    year: 'Année de construction',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    epc: 'Classe PEB',
    ...answers,
    unknown: 'Je ne sais pas',
    kind: 'De quel bien s’agit-il ?',
    area: 'Surface habitable',
    moment: 'Quand vous joindre au mieux ?',
    plan: 'Pensez-vous vendre ?',
    state: 'Dans quel état est le bien ?',
    kinds: {
      house: 'Maison',
      apartment: 'Appartement',
      land: 'Terrain',
      other: 'Autre chose',
    },
    plans: {
      soon: 'Dans les trois mois',
      year: 'Dans l’année',
      curious: 'Je veux simplement savoir',
    },
  },
} as const;

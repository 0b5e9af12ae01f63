/** Answers of the valuation form, which the mail to the agency repeats. */
const answers = {
  states: {
    new: 'Neuf ou comme neuf',
    good: 'Bon',
    refresh: 'À rafraîchir',
    renovate: 'À rénover',
  },
  moments: {
    morning: 'Le matin',
    afternoon: 'L’après-midi',
    evening: 'Après 18 h',
    write: 'Plutôt par écrit',
  },
} as const;

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

/** Texts of mails about valuation requests. */
export const mails = {
  valuation: {
    unknown: 'Ne sait pas',
    orMore: '{{n}} ou plus',
    address: 'Adresse',
    kind: 'Type',
    area: 'Habitable',
    plot: 'Terrain',
    year: 'Année de construction',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    state: 'État',
    epc: 'Classe PEB',
    moment: 'Joignable',
    plan: 'Vente',
    kinds: {
      house: 'maison',
      apartment: 'appartement',
      land: 'terrain',
      other: 'autre',
    },
    ...answers,
    plans: {
      soon: 'Dans les trois mois',
      year: 'Dans l’année',
      curious: 'Veut simplement savoir',
    },
    notice: {
      subject: 'Estimation demandée : {{kind}}, {{reference}}',
      title: 'Une estimation est demandée',
      body: 'La demande vient de votre site. Ce qui n’est pas repris ici n’a pas été rempli.',
      home: 'Le bien',
      who: 'Qui la demande',
      whyCall:
        'Aucune adresse e-mail n’a été indiquée : appelez le numéro ci-dessus. Ne transférez pas cet e-mail : qui le détient peut répondre en votre nom.',
    },
    receipt: {
      subject: 'Reçue : votre demande {{reference}}',
      title: 'Votre demande est bien arrivée',
      body: 'Vous avez demandé une estimation à {{agency}}. L’un de nous vous contactera, comme vous l’avez demandé.',
      who: 'Qui vous contacte',
      hours: 'Ouvert',
      next: 'Une question, un détail à ajouter ? Appelez-nous ou répondez à cet e-mail en citant la référence.',
      why: 'Vous recevez cet e-mail parce qu’une estimation a été demandée avec cette adresse e-mail sur le site de {{agency}}. Ce n’était pas vous ? Retirez la demande : ce qui a été rempli sera effacé aussitôt.',
      withdraw: 'Retirer la demande',
    },
    withdrawn: {
      subject: 'Estimation retirée : {{reference}}',
      title: 'Une demande a été retirée',
      body: 'La demande portant la référence {{reference}} a été retirée. Le site en a effacé le contenu. Effacez aussi notre e-mail précédent portant cette référence, et ne prenez plus contact.',
      why: 'Le lien de l’accusé de réception a été utilisé.',
    },
  },
} as const;

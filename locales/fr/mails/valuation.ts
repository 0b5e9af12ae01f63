import answers from '../valuation-answers.ts';

/** Texts of mails about valuation requests. */
export default {
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

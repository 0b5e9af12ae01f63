/** Figures of a home in words, on its seller's page and in its mails. */
const figures = {
  few: 'moins de 5',
  opened: {
    one: 'ouvert {{n}} fois',
    other: 'ouvert {{n}} fois',
  },
  openedFew: 'ouvert moins de 5 fois',
  visitedNone: 'aucune visite',
  visited: {
    one: '{{n}} visite',
    other: '{{n}} visites',
  },
  labels: {
    opened: 'fois ouvert',
    kept: 'fois dans une liste de favoris',
    asked: 'questions',
    visited: 'visites',
  },
  since: 'depuis le début au moins {{n}}',
  sinceFew: 'depuis le début moins de 5 chaque semaine',
  sinceAll: 'depuis le début {{n}}',
  weeks: 'Semaine après semaine',
  week: 'semaine {{n}}',
  like: 'Biens comme le vôtre : de {{from}} à {{to}} fois, quand ils étaient en ligne depuis aussi longtemps.',
} as const;

export const mails = {
  seller: {
    ...figures,
    subject: '{{place}}, semaine {{n}} : {{title}}',
    about: '{{place}}, semaine {{n}}, {{span}}',
    all: 'Tout voir',
    why: 'Pour vous seul, de la part de {{agency}}. Nous ne comptons jamais trop, et personne n’est suivi.',
    rhythm: 'Plutôt chaque mois, ou plus aucun e-mail',
  },
} as const;

/** Texts of the seller's page: a separate file, in no bundle (decision 82). */
export default {
  ...figures,
  forYou: 'Pour vous seul',
  title: '{{place}}, semaine {{n}}',
  kick: 'Semaine {{n}}, {{span}}',
  online: {
    one: '{{n}} jour sur le site',
    other: '{{n}} jours sur le site',
  },
  offline: 'Pas sur le site pour le moment',
  first: {
    kick: 'Sur le site depuis le {{day}}',
    title: 'La première semain’est en cours',
    text: 'À partir du lundi {{day}}, vous lirez ici les premiers chiffres. Une semaine ne compte que lorsqu’elle est terminée.',
  },
  agent: 'De votre agent',
  figures: 'Cette semaine et depuis le début',
  steps: {
    title: 'De la page à la visite',
    text: 'Depuis le début, six mois au plus. La partie grise montre où se trouve la moitié centrale des biens comme le vôtre.',
    opened: 'Fois ouvert, par semaine',
    kept: 'Sur 100 fois ouvert, dans une liste de favoris',
    asked: 'Sur 100 fois ouvert, une question',
    visited: 'Sur 100 fois ouvert, une visite',
    tooLittle: 'trop peu pour le dire',
    like: 'Biens comme le vôtre',
    band: 'de {{from}} à {{to}}',
    noBand: 'trop peu pour comparer',
    pictures: {
      one: '{{n}} photo sur la page',
      other: '{{n}} photos sur la page',
    },
    picturesLike: 'biens comme le vôtre : de {{from}} à {{to}}',
  },
  weeksText: 'Nombre de fois ouvert.',
  weeksPlot: 'Nombre de fois ouvert par semaine. Les chiffres sont dans le tableau en dessous.',
  table: 'En tableau',
  weekColumn: 'Semaine',
  events: {
    online: 'Mis sur le site',
    lowered: 'Prix baissé à {{price}}',
    raised: 'Prix augmenté à {{price}}',
    openHouse: {
      one: 'Portes ouvertes, {{n}} inscrit',
      other: 'Portes ouvertes, {{n}} inscrits',
    },
    alert: 'E-mail à {{n}} personnes qui cherchent',
  },
  budgets: {
    title: 'Ce que les acheteurs veulent payer',
    reach: 'Environ {{n}} sur {{all}} vont jusqu’à votre prix ou plus haut.',
    reachFew: 'Sur environ {{all}}, moins de 5 vont jusqu’à votre prix ou plus haut.',
    near: 'Environ {{n}} restent moins de {{price}} en dessous.',
    note: 'Ce sont des personnes dont la recherche correspond à votre bien, au prix près.',
    price: 'Votre prix {{price}}',
    plot: 'Budget maximum des recherches. Les chiffres sont dans le tableau en dessous.',
    budget: 'Budget maximum',
    searches: 'Recherches',
    range: '{{from}} à {{to}}',
    thousands: 'Budget maximum, en milliers d’euros',
    euros: 'Budget maximum, en euros',
    more: '{{from}} et plus',
  },
  viewings: {
    title: 'Visites',
    viewing: 'Visite',
    openHouse: {
      one: 'Portes ouvertes, {{n}} inscrit',
      other: 'Portes ouvertes, {{n}} inscrits',
    },
    coming: 'à venir',
  },
  near: {
    title: 'Comme le vôtre, dans les environs',
    text: 'Prix demandés, dans notre agence',
    own: 'Votre bien',
    bedrooms: {
      one: '{{n}} chambre',
      other: '{{n}} chambres',
    },
    offer: 'encore disponible',
    option: 'sous option',
    gone: 'plus disponible',
    days: {
      one: '{{n}} jour sur le site',
      other: '{{n}} jours sur le site',
    },
  },
  did: 'Ce qui s’est passé',
  how: {
    title: 'Comment nous comptons',
    low: 'Jamais trop. Le nombre réel est plutôt plus haut que plus bas.',
    nobody:
      'Personne n’est suivi. Nous comptons des fois, pas des personnes, et sans cookies. Notre agence et les robots de recherche ne sont pas comptés.',
    few: 'Moins de 5 reste moins de 5, pour que personne ne soit reconnu. Une somme ne compte que ce que vous voyez, et les recherches sont comptées par cinq.',
    week: 'Une semaine paraît lorsqu’elle est terminée, le lundi. Les visites sont exactes : vous y étiez.',
  },
  off: 'Notre agence ne compte pas combien de fois les biens sont ouverts. Le reste de cette page est exact.',
  ownService:
    'Les biens de ce site viennent d’un autre système. Nous ne comptons pas ici combien de fois ils sont ouverts.',
  alone: 'Cette page est à vous seul. Qui a son adresse peut la lire.',
  mail: {
    title: 'E-mail',
    week: 'Vous recevez cette page par e-mail chaque lundi.',
    month: 'Vous recevez cette page par e-mail chaque premier lundi du mois.',
    none: 'Vous ne recevez aucun e-mail de cette page.',
    toWeek: 'Un e-mail chaque semaine',
    toMonth: 'Un e-mail chaque mois',
    stop: 'Plus d’e-mail',
    failed: 'Cela n’a pas fonctionné. Réessayez plus tard.',
  },
  closed: {
    title: 'Cette page ne s’ouvre plus',
    text: 'Elle a été arrêtée, ou une partie de son adresse manque. Demandez-en une autre à votre agent.',
    call: 'Appeler le {{phone}}',
    home: 'Vers le site',
  },
} as const;

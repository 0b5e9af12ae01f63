/** Texts of mails: greetings and alerts. Names and amounts are inserted unchanged. */
export default {
  estate: 'Bien',
  priceFrom: 'À partir de',
  priceOnRequest: 'Prix sur demande',
  perMonth: '/ mois',
  before: 'prix baissé le {{day}}, avant : {{price}}',
  hello: 'Bonjour,',
  regards: 'Bien à vous,\n{{agency}}',
  wordFrom: 'Message de {{agency}}',
  confirm: {
    subject: 'Confirmez votre inscription',
    title: 'Encore un clic',
    body: 'Vous souhaitez recevoir un e-mail dès que {{agency}} propose un bien qui correspond à votre recherche. Confirmez que c’est bien vous qui l’avez demandé :',
    button: 'Oui, tenez-moi au courant',
    days: 'Le lien reste valable {{days}} jours.',
    why: 'Quelqu’un a indiqué cette adresse e-mail sur le site de {{agency}}. Ce n’était pas vous ? Ne faites rien : vous ne recevrez pas d’autre e-mail.',
  },
  rhythm: {
    at_once: 'Nous vous écrivons dans le quart d’heure, cinq fois par jour au plus.',
    daily: 'Nous vous écrivons une fois par jour au plus, le matin.',
    weekly: 'Nous vous écrivons une fois par semaine au plus, le jeudi matin.',
  },
  digest: {
    newHome: 'Nouveau : {{home}}',
    lowerHome: 'Prix en baisse : {{home}}',
    others: { one: 'et {{n}} autre bien', other: 'et {{n}} autres biens' },
    whySearch: 'Vous recevez cet e-mail parce que vous vous êtes inscrit auprès de {{agency}}.',
    otherRhythm:
      'Plutôt tout de suite, chaque matin ou chaque semaine ? Vous le choisissez sous « Modifier, suspendre ou arrêter ».',
    lastToday:
      'C’est votre cinquième e-mail aujourd’hui. Ce qui arrive encore aujourd’hui suit en un seul e-mail, demain matin à sept heures.',
    late: {
      most: 'Nous ne vous l’avons pas écrit tout de suite : vous aviez déjà reçu cinq e-mails ce jour-là.',
      many: 'Nous ne vous l’avons pas écrit tout de suite : trop de biens sont arrivés en même temps.',
    },
    freshEstates: { one: '{{n}} nouveau bien', other: '{{n}} nouveaux biens' },
    lowerPrices: { one: '{{n}} prix en baisse', other: '{{n}} prix en baisse' },
    freeRentals: {
      one: '{{n}} location de vacances pour vous',
      other: '{{n}} locations de vacances pour vous',
    },
    more: { one: 'Et encore {{n}} bien', other: 'Et encore {{n}} biens' },
    title: 'Du nouveau pour vous',
    body: 'Voici ce qui est arrivé ou a changé depuis notre dernier e-mail et correspond à votre recherche.',
    fresh: 'Nouveau dans l’offre',
    lowered: 'Prix en baisse',
    why: 'Vous recevez cet e-mail, au plus une fois par jour, parce que vous avez demandé les alertes de {{agency}}.',
    manage: 'Modifier, suspendre ou arrêter',
    unsubscribe: 'Se désinscrire',
  },
} as const;

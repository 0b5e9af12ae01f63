/** Words of the pages that agencies compose, and of those that compare and pass on homes. */
export default {
  content: {
    write: 'Écrivez-nous',
    homesFailed: 'Ces biens ne se chargent pas pour l’instant.',
    gonePage: {
      heading: 'Cette page n’existe plus.',
      text: 'L’agence l’a retirée. Vous trouverez peut-être ci-dessous ce que vous cherchiez.',
    },
  },
  compare: {
    heading: 'Comparer',
    lead: 'Ce qui diffère est en gras.',
    label: 'Label énergétique',
    without: 'Retirer',
    feature: 'Caractéristique',
    unknown: 'non précisé',
    differences: 'Seulement les différences',
    everything: 'Tout afficher',
    choose: 'Choisir dans vos favoris',
    most: 'Nous en mettons {{n}} au plus côte à côte. Les autres restent dans vos favoris.',
    fewHeading: 'Choisissez-en au moins deux.',
    fewText: 'Cochez deux à {{n}} biens dans vos favoris. Vous les verrez ici côte à côte.',
  },
} as const;

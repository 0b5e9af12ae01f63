/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Écrivez-nous',
    homesFailed: 'Ces biens ne se chargent pas pour l’instant.',
    gonePage: {
      heading: 'Cette page n’existe plus.',
      text: 'L’agence l’a retirée. Vous trouverez peut-être ci-dessous ce que vous cherchiez.',
    },
  },
} as const;

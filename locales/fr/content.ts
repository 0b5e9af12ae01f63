/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Écrivez-nous',
    homesFailed: 'Ces biens ne se chargent pas pour l’instant.',
  },
} as const;

/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Schreiben Sie uns',
    homesFailed: 'Diese Objekte laden gerade nicht.',
  },
} as const;

/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Schreiben Sie uns',
    homesFailed: 'Diese Objekte laden gerade nicht.',
    gonePage: {
      heading: 'Diese Seite gibt es nicht mehr.',
      text: 'Das Büro hat sie entfernt. Vielleicht finden Sie unten, was Sie gesucht haben.',
    },
  },
} as const;

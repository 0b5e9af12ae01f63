/** Words of the pages that agencies compose. */
export default {
  content: {
    write: 'Schrijf ons',
    homesFailed: 'Deze panden laden even niet.',
    gonePage: {
      heading: 'Deze pagina bestaat niet meer.',
      text: 'Het kantoor heeft ze weggehaald. Misschien vindt u hieronder wat u zocht.',
    },
  },
} as const;

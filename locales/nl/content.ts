/** Words of the pages that agencies compose, and of those that compare and pass on homes. */
export default {
  content: {
    write: 'Schrijf ons',
    homesFailed: 'Deze panden laden even niet.',
    gonePage: {
      heading: 'Deze pagina bestaat niet meer.',
      text: 'Het kantoor heeft ze weggehaald. Misschien vindt u hieronder wat u zocht.',
    },
  },
  compare: {
    heading: 'Vergelijken',
    lead: 'Wat verschilt, staat vet.',
    label: 'Energielabel',
    without: 'Weglaten',
    feature: 'Kenmerk',
    unknown: 'niet vermeld',
    differences: 'Toon alleen de verschillen',
    everything: 'Toon alles',
    choose: 'Kies uit uw favorieten',
    most: 'We zetten er hoogstens {{n}} naast elkaar. De andere blijven in uw favorieten.',
    fewHeading: 'Kies er minstens twee.',
    fewText: 'Vink in uw favorieten twee tot {{n}} panden aan. U ziet ze dan hier naast elkaar.',
  },
} as const;

/** Words of the pages that agencies compose, and of those that compare and pass on homes. */
export default {
  content: {
    write: 'Schreiben Sie uns',
    homesFailed: 'Diese Objekte laden gerade nicht.',
    gonePage: {
      heading: 'Diese Seite gibt es nicht mehr.',
      text: 'Das Büro hat sie entfernt. Vielleicht finden Sie unten, was Sie gesucht haben.',
    },
  },
  compare: {
    heading: 'Vergleichen',
    lead: 'Was sich unterscheidet, steht fett.',
    label: 'Energielabel',
    without: 'Weglassen',
    feature: 'Merkmal',
    unknown: 'nicht angegeben',
    differences: 'Nur die Unterschiede zeigen',
    everything: 'Alles zeigen',
    choose: 'Aus Ihren Favoriten wählen',
    most: 'Höchstens {{n}} stehen nebeneinander. Die anderen bleiben in Ihren Favoriten.',
    fewHeading: 'Wählen Sie mindestens zwei.',
    fewText: 'Haken Sie in Ihren Favoriten zwei bis {{n}} Objekte an. Hier stehen sie dann nebeneinander.',
  },
} as const;

/** Texts of the page on which an agency prints cards for its window (decision 190). */
export default {
  open: 'Aushänge',
  title: 'Aushänge für das Schaufenster',
  intro:
    'Wählen Sie Immobilien, Sprachen und Papier. Jeder Aushang ist ein Blatt und sagt, was die Seite der Immobilie heute sagt.',
  homes: 'Immobilien',
  languages: 'Sprachen',
  paper: 'Papier',
  a4: 'A4 hoch',
  a3: 'A3 quer',
  make: 'Aushänge zeigen',
  none: 'Zurzeit ist keine Immobilie im Angebot, für die es einen Aushang geben kann.',
  more: 'Das sind die ersten {{n}} Immobilien. Suchen Sie eine andere nach Adresse oder Referenz.',
  back: 'Andere Immobilien oder Sprachen wählen',
  cards: { one: '{{n}} Aushang', other: '{{n}} Aushänge' },
  print: 'Drucken Sie mit Strg + P (⌘ + P auf einem Mac), auf {{paper}}, ohne Ränder und mit Hintergründen.',
  left: 'Für diese gibt es keinen Aushang, weil die Website sie nicht oder nicht mehr anbietet: {{homes}}.',
  many: 'Wählen Sie höchstens {{n}} Aushänge auf einmal: Jede Immobilie zählt für jede Sprache.',
  nothing: 'Wählen Sie mindestens eine Immobilie und eine Sprache.',
  scan: 'Alle Fotos und Einzelheiten',
} as const;

/** Texts of the page on which an agency prints cards for its window (decision 190). */
export default {
  open: 'Window cards',
  title: 'Cards for the window',
  intro:
    'Choose the homes, the languages and the paper. Each card is one sheet, with what the page of the home says today.',
  homes: 'Homes',
  languages: 'Languages',
  paper: 'Paper',
  a4: 'A4 portrait',
  a3: 'A3 landscape',
  make: 'Show the cards',
  none: 'There is no home on offer at the moment of which a card can be made.',
  more: 'These are the first {{n}} homes. Find another one by its address or reference.',
  back: 'Choose other homes or languages',
  cards: { one: '{{n}} card', other: '{{n}} cards' },
  print: 'Print with Ctrl + P (⌘ + P on a Mac), on {{paper}}, without margins and with backgrounds.',
  left: 'No card of these, because the site does not offer them, or no longer does: {{homes}}.',
  many: 'Choose at most {{n}} cards at a time: each home counts for each language.',
  nothing: 'Choose at least one home and one language.',
  scan: 'All pictures and details',
} as const;

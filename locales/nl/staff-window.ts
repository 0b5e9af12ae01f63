/** Texts of the page on which an agency prints cards for its window (decision 190). */
export default {
  open: 'Etalagekaarten',
  title: 'Kaarten voor de etalage',
  intro:
    'Kies de panden, de talen en het papier. Elke kaart is één blad, met wat de pagina van het pand vandaag zegt.',
  homes: 'Panden',
  languages: 'Talen',
  paper: 'Papier',
  a4: 'A4 staand',
  a3: 'A3 liggend',
  make: 'Toon de kaarten',
  none: 'Er staat nu geen pand in aanbod waarvan een kaart te maken is.',
  more: 'Hier staan de eerste {{n}} panden. Zoek een ander pand op adres of referentie.',
  back: 'Andere panden of talen kiezen',
  cards: { one: '{{n}} kaart', other: '{{n}} kaarten' },
  print: 'Druk af met Ctrl + P (op een Mac ⌘ + P), op {{paper}}, zonder marges en met achtergronden.',
  left: 'Hiervan komt geen kaart, omdat de site het pand niet of niet meer aanbiedt: {{homes}}.',
  many: 'Kies hoogstens {{n}} kaarten tegelijk: elk pand telt voor elke taal.',
  nothing: 'Kies minstens één pand en één taal.',
  scan: 'Alle foto’s en details',
} as const;

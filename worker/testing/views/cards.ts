import type { EnergyGrade } from '#domain/rules/energy-label.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { PictureView } from '#domain/views/picture.ts';

/** A picture of the demo's scenes, with its address. */
export const samplePicture = (name: string, alt = ''): PictureView => ({
  src: `/media/800/${name}.webp`,
  srcSet: `/media/400/${name}.webp 400w, /media/800/${name}.webp 800w, /media/1600/${name}.webp 1600w`,
  width: 1600,
  height: 1200,
  alt,
});

/** A simple estate for sale; a test overrides the fields it checks. */
export const sampleCard = (id: string, changes: Partial<EstateCardView> = {}): EstateCardView => {
  const title = changes.title ?? 'Rijwoning met stadstuin';
  return {
    id,
    href: `/nl/aanbod/${id}`,
    kind: null,
    title,
    place: 'Kerkstraat 96, 8301 Heist-aan-Zee',
    picture: samplePicture('terrace-interwar-1'),
    strip: null,
    noPicture: 'Nog geen foto',
    price: { kind: 'amount', prefix: null, text: '€ 385.000', suffix: null },
    sticker: null,
    status: null,
    sold: false,
    energy: { grade: 'd', label: 'D', text: 'EPC-label D' },
    flood: null,
    facts: [
      { kind: 'bedrooms', text: '3', name: 'slaapkamers' },
      { kind: 'bathrooms', text: '1', name: 'badkamers' },
      { kind: 'area', text: '142 m²', name: 'bewoonbaar' },
    ],
    heart: {
      add: `Bewaar als favoriet: ${title}`,
      remove: `Verwijder uit favorieten: ${title}`,
    },
    ...changes,
  };
};

const grade = (letter: EnergyGrade, label: string) => ({
  grade: letter,
  label,
  text: `EPC-label ${label}`,
});

/** Every look a card can have. */
export const SAMPLE_CARDS: readonly EstateCardView[] = [
  sampleCard('1', {
    title: 'Appartement met frontaal zeezicht',
    place: 'Zeedijk-Het Zoute 712, 8300 Knokke-Heist',
    picture: samplePicture('coast-front-1'),
    sticker: { text: 'Nieuw', className: null },
    energy: grade('b', 'B'),
    price: { kind: 'amount', prefix: null, text: '€ 685.000', suffix: null },
  }),
  sampleCard('2', {
    title: 'Villa in cottagestijl',
    place: 'Elizabetlaan 41, 8300 Knokke-Heist',
    picture: samplePicture('thatched-1'),
    energy: grade('c', 'C'),
    price: { kind: 'amount', prefix: null, text: '€ 1.495.000', suffix: null },
  }),
  sampleCard('3', {
    sticker: { text: 'Open huis za 28/11', className: 'sticker--open-house' },
    flood: 'Overstromingsscore D: grote kans',
  }),
  sampleCard('4', {
    title: 'Stadswoning',
    place: '3000 Leuven',
    picture: samplePicture('terrace-town-1'),
    sold: true,
    status: { state: 'gone', text: 'Verkocht' },
    energy: grade('e', 'E'),
    price: { kind: 'amount', prefix: null, text: '€ 298.000', suffix: null },
  }),
  sampleCard('5', {
    title: 'Te renoveren dorpswoning',
    place: 'Dorpsplein 4, 3061 Leefdaal',
    picture: null,
    energy: grade('f', 'F'),
    price: { kind: 'amount', prefix: null, text: '€ 950', suffix: '/ maand' },
  }),
  sampleCard('6', {
    title: 'Chalet aan de bosrand',
    place: '5530 Yvoir',
    picture: samplePicture('chalet-1'),
    sticker: { text: 'Exclusief', className: null },
    price: { kind: 'on-request', prefix: null, text: 'Prijs op aanvraag', suffix: null },
  }),
  sampleCard('7', {
    title: 'Residentie Vaartmolen',
    place: 'Vaartkom, 3000 Leuven',
    picture: samplePicture('block-1'),
    energy: grade('a', 'A'),
    price: { kind: 'amount', prefix: 'Vanaf', text: '€ 289.000', suffix: null },
    facts: [{ kind: 'units', text: '18 appartementen', name: null }],
  }),
  sampleCard('8', {
    title: 'Mehrfamilienhausgrundstückserschließung',
    place: 'Hauptstraße 12, 4700 Eupen',
    href: null,
    picture: samplePicture('modern-villa-pool-1'),
    energy: null,
    price: null,
  }),
  sampleCard('9', {
    title: 'Moderne villa met zwembad',
    place: '8300 Knokke-Heist',
    picture: samplePicture('modern-villa-pool-2'),
    energy: grade('a-plus', 'A+'),
    price: { kind: 'amount', prefix: null, text: '€ 2.150.000', suffix: null },
  }),
];

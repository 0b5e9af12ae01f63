import type { Picture } from './pictures.ts';

/** Pictures per home. */
const PICTURES_EACH = 2;
/** Number of homes that leave and arrive from one version of the offer to the next. */
const TURNOVER = 10;

const PLACES = [
  { id: 3000, zip: '3000', name: { nl: 'Leuven', fr: 'Louvain', en: 'Leuven' } },
  { id: 3001, zip: '3001', name: { nl: 'Heverlee', fr: 'Heverlee', en: 'Heverlee' } },
  { id: 3010, zip: '3010', name: { nl: 'Kessel-Lo', fr: 'Kessel-Lo', en: 'Kessel-Lo' } },
  { id: 3020, zip: '3020', name: { nl: 'Herent', fr: 'Herent', en: 'Herent' } },
];
const KINDS = [
  [
    { id: 1, name: { nl: 'Huis', fr: 'Maison', en: 'House' } },
    { id: 5, name: { nl: 'Woning', fr: 'Maison', en: 'House' } },
  ],
  [
    { id: 2, name: { nl: 'Appartement', fr: 'Appartement', en: 'Flat' } },
    { id: 2, name: { nl: 'Appartement', fr: 'Appartement', en: 'Flat' } },
  ],
];
const DESCRIPTION = {
  nl: 'Deze lichte woning ligt rustig en toch dicht bij school, winkels en station. De leefruimte kijkt uit op de tuin. ',
  fr: 'Cette maison lumineuse est au calme, à deux pas de l’école, des commerces et de la gare. Le séjour donne sur le jardin. ',
  en: 'This bright home stands in a quiet street close to school, shops and the station. The living room faces the garden. ',
} as const;

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('the list to pick from is empty');
  return item;
};

/** One state of the offer. Two versions share most of their homes, with different prices. */
export interface Offer {
  readonly version: number;
  readonly homes: number;
  /** Number of homes whose price differs, instead of all. */
  readonly changed?: number;
}

/** Id and price (euros) of every home of an offer. */
export function pricesOf({ version, homes, changed }: Offer): ReadonlyMap<number, number> {
  const first = 1 + version * TURNOVER;
  return new Map(
    Array.from({ length: homes }, (_, index) => {
      const raised = changed !== undefined && index < changed ? 500 : 0;
      return [first + index, 150_000 + (first + index) * 20 + version + raised];
    }),
  );
}

const homeOf = (id: number, price: number): object => ({
  estate: {
    general: {
      id,
      title: { nl: `Lichte woning ${id} met tuin`, fr: `Maison lumineuse ${id}`, en: `Bright home ${id}` },
      description: {
        nl: DESCRIPTION.nl.repeat(4),
        fr: DESCRIPTION.fr.repeat(4),
        en: DESCRIPTION.en.repeat(4),
      },
      headType: pick(KINDS, id)[0],
      subType: pick(KINDS, id)[1],
      transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale' } },
      reference: `B${id}`,
      publicationDate: new Date(Date.UTC(2026, 10, 20) - id * 600_000).toISOString(),
      bedroomCount: 1 + (id % 5),
      bathroomCount: 1,
      address: {
        visible: true,
        street: { nl: 'Kerkstraat' },
        number: String(1 + (id % 300)),
        city: pick(PLACES, id),
        country: { id: 'BE' },
        geoLocation: { lat: 50.87 + (id % 97) / 2_000, lon: 4.69 + (id % 89) / 2_000 },
      },
      price: { value: price },
    },
    dimensions: { areaGround: 180 + (id % 900), areaBuild: 120 + (id % 60) },
    energy: { epcValue: 90 + (id % 300), epcReference: `20261120-${String(id).padStart(10, '0')}-RES-1` },
    pictures: Array.from({ length: PICTURES_EACH }, (_, index) => ({ file: `b${id}-${index}`, index })),
  },
});

/** The records of an offer in file order: pictures, then the homes that show them. */
export function* recordsOf(offer: Offer, pictures: readonly Picture[]): Generator<object> {
  const prices = pricesOf(offer);
  for (const id of prices.keys()) {
    for (let index = 0; index < PICTURES_EACH; index += 1) {
      const sizes = pick(pictures, id + index).map(({ width, file }) => ({ width, file }));
      yield { picture: { name: `b${id}-${index}`, sizes } };
    }
  }
  for (const [id, price] of prices) yield homeOf(id, price);
}

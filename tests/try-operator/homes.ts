/** The homes that an operator has in a file: five hundred, made up by number. */

const STREETS = ['Kerkstraat', 'Molenweg', 'Stationsplein', 'Lindelaan', 'Veldstraat'];
const PLACES = [
  { id: 3000, zip: '3000', name: { nl: 'Leuven', fr: 'Louvain', en: 'Leuven' }, lat: 50.879, lon: 4.7 },
  {
    id: 3001,
    zip: '3001',
    name: { nl: 'Heverlee', fr: 'Heverlee', en: 'Heverlee' },
    lat: 50.864,
    lon: 4.695,
  },
  {
    id: 3010,
    zip: '3010',
    name: { nl: 'Kessel-Lo', fr: 'Kessel-Lo', en: 'Kessel-Lo' },
    lat: 50.888,
    lon: 4.73,
  },
] as const;
const KINDS = [
  {
    head: { id: 1, name: { nl: 'Huis', fr: 'Maison', en: 'House' } },
    sub: { id: 5, name: { nl: 'Woning', fr: 'Maison', en: 'House' } },
  },
  {
    head: { id: 2, name: { nl: 'Appartement', fr: 'Appartement', en: 'Flat' } },
    sub: { id: 2, name: { nl: 'Appartement', fr: 'Appartement', en: 'Flat' } },
  },
] as const;

const FIRST_ID = 9001;
/** The home that the run changes: the newest, so that the start page shows it. */
export const CHANGED_ID = FIRST_ID;

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

/** Price of a home, euros. */
export const priceOf = (index: number): number => 245_000 + index * 1_000;

/** A record as it goes into a file. */
export type HomeRecord = ReturnType<typeof homeRecord>;

/** One home by its number; the first is the newest. */
export function homeRecord(index: number, price = priceOf(index)) {
  const { lat, lon, ...city } = pick(PLACES, index);
  const { head, sub } = pick(KINDS, index);
  return {
    estate: {
      general: {
        id: FIRST_ID + index,
        title: {
          nl: `Lichte woning ${index + 1} met tuin`,
          fr: `Maison lumineuse ${index + 1}`,
          en: `Bright home ${index + 1}`,
        },
        description: {
          nl: 'Rustig gelegen, dicht bij school en winkels.',
          fr: 'Au calme, près des écoles et des commerces.',
          en: 'Quiet, close to schools and shops.',
        },
        headType: head,
        subType: sub,
        transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre', en: 'For sale' } },
        reference: `V${FIRST_ID + index}`,
        publicationDate: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
        bedroomCount: 2 + (index % 4),
        bathroomCount: 1,
        address: {
          visible: true,
          street: { nl: pick(STREETS, index) },
          number: String(1 + (index % 80)),
          city,
          country: { id: 'BE' },
          geoLocation: { lat: lat + (index % 17) / 2_000, lon: lon + (index % 13) / 2_000 },
        },
        price: { value: price },
      },
      dimensions: { areaGround: 180 + index, areaBuild: 120 + (index % 60) },
      energy: { epcValue: 90 + (index % 300), epcReference: `20261120-000${1000 + index}-RES-1` },
      pictures: [0, 1].map((picture) => ({ file: `${FIRST_ID + index}-${picture}.jpg`, index: picture })),
    },
  };
}

/** Three records as a careless export has them; each keeps its id. */
export function faulty(index: number): object {
  const { estate } = homeRecord(index);
  const { general } = estate;
  const faults: readonly object[] = [
    { ...general, price: { value: 'abc' } },
    { ...general, bedroomCount: 'drie' },
    { ...general, titel: { nl: 'Woning' } },
  ];
  return { estate: { ...estate, general: pick(faults, index) } };
}

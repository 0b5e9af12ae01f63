/** An estate of the invented source: its listing, and the estate that stands for it in lists. */
export const THIRD_ID = 'x-123';

const PLACE = {
  visible: true,
  street: { nl: 'Dorpsstraat', fr: 'Rue du Village' },
  number: '7',
  city: { id: 1301, zip: '9000', name: { nl: 'Gent', fr: 'Gand' } },
  country: { id: 'BE' },
  geoLocation: { lat: 51.05, lon: 3.72 },
};
const DEAL = { nl: 'Te koop', fr: 'À vendre' };
const SORT = { nl: 'Herenhuis', fr: 'Maison de maître' };

export const THIRD_LISTING = {
  key: THIRD_ID,
  deal: 'open',
  dealName: DEAL,
  sort: SORT,
  headline: { nl: 'Statig huis', fr: 'Belle maison' },
  story: { nl: 'Een huis.', fr: 'Une maison calme.' },
  asking: 432_000,
  sleepingRooms: 4,
  floorSpace: 210,
  label: 'C',
  where: PLACE,
  technical: { constructionYear: 1907, keyBoxCode: '4711-secret' },
};

export const THIRD_SUMMARY = {
  guid: THIRD_ID,
  general: {
    id: 900_123,
    headType: { id: 3, name: { nl: 'Woning', fr: 'Maison' } },
    subType: { id: 31, name: SORT },
    transaction: { id: 'open', name: DEAL },
    title: THIRD_LISTING.headline,
    bedroomCount: 4,
    price: { value: 432_000 },
    address: PLACE,
  },
  dimensions: { areaBuild: 210 },
};

import type { Locale } from '../../../domain/locale.ts';
import { letterOfValue } from '../../../domain/rules/energy.ts';
import type { Estate } from '../../../wire/estate.ts';
import { asTranslated } from '../../basics/in-locales.ts';
import { rngFor } from '../../basics/rng.ts';
import type { Words } from '../../basics/words.ts';
import { pictures } from '../../choice/pictures.ts';
import { SUB_TYPES } from '../../vocabulary/sub-types.ts';
import { HEAD_TYPES, type HeadTypeId, TRANSACTIONS } from '../../vocabulary/vocabulary.ts';
import { type DemoEstate, isLetting } from '../demo-estate.ts';
import { certificateNumber } from '../energy.ts';
import { kindSpec } from '../kinds/kinds.ts';
import { detailGroups } from './estate-details.ts';
import { films } from './estate-films.ts';
import { levels } from './estate-levels.ts';
import { openHousesOf } from './estate-open-houses.ts';
import { stickerFor } from './estate-sticker.ts';

const PER_MONTH: Words = { nl: 'maand', fr: 'mois', en: 'month', de: 'Monat' };

/** `{id, name}` of a head type. */
const headTypeOf = (estate: Pick<DemoEstate, 'subType'>) => {
  const id = SUB_TYPES[estate.subType].headType as HeadTypeId;
  return { id, name: HEAD_TYPES[id] };
};

/** Address and point in the source's format; the content service hides them if necessary. */
const addressOf = (estate: DemoEstate) => ({
  visible: estate.visible,
  street: estate.street,
  number: estate.number,
  box: estate.box,
  city: {
    id: estate.place.id,
    zip: estate.place.zip,
    name: estate.place.name,
    alias: estate.place.alias ?? {},
  },
  country: { id: estate.place.country ?? 'BE' },
  region: estate.place.region,
  geoLocation: { lat: estate.lat, lon: estate.lon },
});

const energyOf = (estate: DemoEstate): Estate['energy'] => {
  const rng = rngFor(`energy:${estate.id}`);
  if (estate.epc === null || estate.built === null) return null;
  const walloon = estate.place.region === 'WALLONIA';
  const recent = estate.built >= 2012;
  return {
    epcValue: estate.epc,
    epcValueTotal: walloon && estate.area !== null ? Math.max(0, estate.epc * estate.area) : null,
    epcReference:
      recent && !walloon ? null : certificateNumber(estate.place.region, rng.int(2017, 2026), rng),
    epbReference: recent ? `${rng.int(11000, 73999)}-G-${rng.int(2010, 2024)}_${rng.int(100, 999)}` : null,
    customEpcLabel: null,
    energyLabel: estate.place.region === null ? null : letterOfValue(estate.epc, estate.place.region),
    eLevel: recent ? rng.int(12, 60) : null,
    kLevel: recent ? rng.int(18, 40) : null,
    co2: estate.place.region === 'FLANDERS' ? null : Math.max(0, Math.round(estate.epc * 0.19)),
  };
};

/** An estate of the first source, or the summary of a listing of the second in search answers. */
export function estateOf(estate: DemoEstate, locales: readonly Locale[]): Estate {
  const rng = rngFor(`document:${estate.siteId}:${estate.id}`);
  const subType = SUB_TYPES[estate.subType];
  const letting = isLetting(estate.transaction);
  const title = asTranslated(estate.title, locales, rng);
  const description = asTranslated(estate.description, locales, rng);
  const shortDescription = asTranslated(estate.short, locales, rng);
  const sticker = stickerFor(estate, rng);
  const openHouses = openHousesOf(estate, sticker);
  return {
    ...(openHouses ? { openHouses } : {}),
    general: {
      id: estate.id,
      project: false,
      title,
      description,
      shortDescription,
      headType: headTypeOf(estate),
      subType: { id: subType.id, name: subType.name },
      transaction: { id: estate.transaction, name: TRANSACTIONS[estate.transaction] },
      reference: estate.reference,
      floor: estate.floor,
      floorId: estate.floor,
      sticker,
      petsAllowed: letting && kindSpec(estate.kind).rooms ? rng.chance(0.4) : null,
      publicationDate: estate.published,
      bedroomCount: estate.beds,
      bathroomCount: estate.baths,
      address: addressOf(estate),
      price: {
        value: estate.price,
        priceFrom: false,
        ...(letting
          ? { period: { name: PER_MONTH }, deposit: kindSpec(estate.kind).rooms ? estate.price * 2 : null }
          : {}),
      },
      ...detailGroups.general(estate),
    },
    ki: detailGroups.ki(estate),
    dimensions: detailGroups.dimensions(estate),
    energy: energyOf(estate),
    technical: detailGroups.technical(estate),
    layout: detailGroups.layout(estate),
    floors: levels(estate),
    facilities: detailGroups.facilities(estate),
    buildTechnicals: detailGroups.buildTechnicals(estate),
    files: detailGroups.files(estate),
    environments: detailGroups.environments(estate),
    pictures: pictures(estate.pictures),
    videos: films(estate),
    certificates:
      letting || estate.built === null
        ? {}
        : {
            certificateConformity: true,
            certificateElectricity: true,
            certificateElectricityConform: estate.condition !== 'TO_RENOVATE',
          },
    extraFields: [],
  };
}

import type { Locale } from '../../domain/locale.ts';
import { letterOfValue } from '../../domain/rules/energy.ts';
import type { Estate } from '../../worker/content/schemas/estate.ts';
import { certificateNumber } from './energy.ts';
import { detailGroups } from './estate-details.ts';
import { films } from './estate-films.ts';
import { levels } from './estate-levels.ts';
import { type Home, isLetting } from './home.ts';
import { kindSpec } from './kinds.ts';
import { asTranslated } from './locales-of.ts';
import { pictures } from './pictures.ts';
import { rngFor } from './rng.ts';
import { stickerFor } from './stickers.ts';
import type { Words } from './types.ts';
import { HEAD_TYPES, type HeadTypeId, SUB_TYPES, TRANSACTIONS } from './vocabulary.ts';

const PER_MONTH: Words = { nl: 'maand', fr: 'mois', en: 'month', de: 'Monat' };

/** `{id, name}` of a head type. */
export const headTypeOf = (home: Pick<Home, 'subType'>) => {
  const id = SUB_TYPES[home.subType].headType as HeadTypeId;
  return { id, name: HEAD_TYPES[id] };
};

/** Address and point as the source sends them; hiding them is the content service's task. */
export const addressOf = (home: Home) => ({
  visible: home.visible,
  street: home.street,
  number: home.number,
  box: home.box,
  city: { id: home.place.id, zip: home.place.zip, name: home.place.name, alias: home.place.alias ?? {} },
  country: { id: 'BE' },
  region: home.place.region,
  geoLocation: { lat: home.lat, lon: home.lon },
});

const energyOf = (home: Home): Estate['energy'] => {
  const rng = rngFor(`energy:${home.id}`);
  if (home.epc === null || home.built === null) return null;
  const walloon = home.place.region === 'WALLONIA';
  const recent = home.built >= 2012;
  return {
    epcValue: home.epc,
    epcValueTotal: walloon && home.area !== null ? Math.max(0, home.epc * home.area) : null,
    epcReference: recent && !walloon ? null : certificateNumber(home.place.region, rng.int(2017, 2026), rng),
    epbReference: recent ? `${rng.int(11000, 73999)}-G-${rng.int(2010, 2024)}_${rng.int(100, 999)}` : null,
    customEpcLabel: null,
    energyLabel: letterOfValue(home.epc, home.place.region),
    eLevel: recent ? rng.int(12, 60) : null,
    kLevel: recent ? rng.int(18, 40) : null,
    co2: home.place.region === 'FLANDERS' ? null : Math.max(0, Math.round(home.epc * 0.19)),
  };
};

/** Estate of the first source, or what stands for a listing of the second in search answers. */
export function estateOf(home: Home, locales: readonly Locale[]): Estate {
  const rng = rngFor(`document:${home.siteId}:${home.id}`);
  const subType = SUB_TYPES[home.subType];
  const letting = isLetting(home.transaction);
  return {
    general: {
      id: home.id,
      project: false,
      title: asTranslated(home.title, locales, rng),
      description: asTranslated(home.description, locales, rng),
      shortDescription: asTranslated(home.short, locales, rng),
      headType: headTypeOf(home),
      subType: { id: subType.id, name: subType.name },
      transaction: { id: home.transaction, name: TRANSACTIONS[home.transaction] },
      reference: home.reference,
      floor: home.floor,
      floorId: home.floor,
      sticker: stickerFor(home, rng),
      petsAllowed: letting && kindSpec(home.kind).rooms ? rng.chance(0.4) : null,
      publicationDate: home.published,
      bedroomCount: home.beds,
      bathroomCount: home.baths,
      address: addressOf(home),
      price: {
        value: home.price,
        priceFrom: false,
        ...(letting
          ? { period: { name: PER_MONTH }, deposit: kindSpec(home.kind).rooms ? home.price * 2 : null }
          : {}),
      },
      ...detailGroups.general(home),
    },
    ki: detailGroups.ki(home),
    dimensions: detailGroups.dimensions(home),
    energy: energyOf(home),
    technical: detailGroups.technical(home),
    layout: detailGroups.layout(home),
    floors: levels(home),
    facilities: detailGroups.facilities(home),
    buildTechnicals: detailGroups.buildTechnicals(home),
    files: detailGroups.files(home),
    environments: detailGroups.environments(home),
    pictures: pictures(home.pictures),
    videos: films(home),
    certificates:
      letting || home.built === null
        ? {}
        : {
            certificateConformity: true,
            certificateElectricity: true,
            certificateElectricityConform: home.condition !== 'TO_RENOVATE',
          },
    extraFields: [],
  };
}

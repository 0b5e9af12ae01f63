import { SOURCES } from '#domain/sources/index.ts';
import { STATUS_TEXTS } from '#domain/status-code.ts';
import { WrongUsage } from '../errors.ts';

/** Kinds of records of homes. */
export const HOMES = ['estate', 'listing', 'rental'] as const;
export type HomeKind = (typeof HOMES)[number];

/** Short name → path within the record, for each kind of home. `.LANG` stands for `.nl`, `.fr`, `.en` or `.de`. */
const SHORT_FIELDS: Readonly<Record<HomeKind, Readonly<Record<string, string>>>> = {
  estate: {
    price: 'estate.general.price.value',
    status: 'estate.general.transaction.id',
    'title.LANG': 'estate.general.title.LANG',
    'description.LANG': 'estate.general.description.LANG',
    bedrooms: 'estate.general.bedroomCount',
    bathrooms: 'estate.general.bathroomCount',
    area: 'estate.dimensions.areaBuild',
    plot: 'estate.dimensions.areaGround',
    epc: 'estate.energy.epcValue',
    year: 'estate.technical.constructionYear',
    reference: 'estate.general.reference',
    'street-visible': 'estate.general.address.visible',
    pictures: 'estate.pictures',
  },
  listing: {
    price: 'listing.financial.price',
    status: 'listing.status',
    'title.LANG': 'listing.title.LANG',
    'description.LANG': 'listing.description.LANG',
    bedrooms: 'listing.construction.bedrooms_count',
    bathrooms: 'listing.construction.bathrooms_count',
    area: 'listing.construction.living_area_surface',
    epc: 'listing.certification.epc_value',
    year: 'listing.construction.construction_year',
    'street-visible': 'listing.address.visible',
    pictures: 'listing.pictures',
  },
  rental: {
    'title.LANG': 'rental.general.descriptionShort.LANG',
    'description.LANG': 'rental.general.description.LANG',
    persons: 'rental.general.maxOccupation',
    bedrooms: 'rental.rooms.bedrooms',
    bathrooms: 'rental.rooms.bathrooms',
    cleaning: 'rental.costs.cleaning',
    deposit: 'rental.costs.deposit',
    pictures: 'rental.photos',
  },
};

/** Fields beside the main key of a home's record. */
const BESIDE = ['card', 'collections', 'contact', 'rates', 'taken'];

/** Words for a status that people use, beside the codes of every source. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  option: 'OPTION_FOR_SALE',
  'option-sale': 'OPTION_FOR_SALE',
  'option-rent': 'OPTION_FOR_RENT',
  let: 'RENTED',
  'for-rent': 'TO_RENT',
};

/** Words of a status → what an estate's record states (spec 1 §4) or a listing's (spec 2 §3). */
const statusOf = (kind: HomeKind, text: string): string => {
  const word = text.trim().toLowerCase();
  const code = STATUS_WORDS[word] ?? word.toUpperCase().replaceAll('-', '_');
  const meaning = STATUS_TEXTS[code];
  // Numbers and the sources' own words are read by the content service.
  if (meaning === undefined) return text;
  if (kind === 'listing') return meaning === 'TO_RENT' ? 'FOR_RENT' : code;
  const numbers: Readonly<Record<string, string>> = SOURCES.plain.statuses;
  const number = Object.keys(numbers).find((one) => numbers[one] === meaning);
  if (number !== undefined) return number;
  const known = Object.values(numbers).map((one) => one.toLowerCase().replaceAll('_', '-'));
  throw new WrongUsage(`status=${text}: an estate of this source knows ${known.join(', ')}.`);
};

/** A field to set. */
interface Given {
  /** Path within the record: `estate.general.price.value`. */
  readonly path: string;
  /** Its value as a cell of a sheet; empty removes it. */
  readonly cell: string;
}

const pathOf = (kind: HomeKind, key: string): string => {
  const short = SHORT_FIELDS[kind];
  const [, stem, language] = /^([\w-]+)\.(nl|fr|en|de)$/.exec(key) ?? [];
  const inLanguage = stem === undefined ? undefined : short[`${stem}.LANG`];
  if (inLanguage !== undefined) return inLanguage.replace('LANG', language ?? '');
  if (Object.hasOwn(short, key)) return short[key] ?? '';
  const first = key.split(/[.[]/)[0] ?? '';
  if (first === kind || BESIDE.includes(first)) return key;
  return `${kind}.${key}`;
};

/**
 * Fields of `KEY=VALUE` pairs, by short name (`price`) or path (`energy.epcValue`). Throws WrongUsage for a pair that
 * cannot be read, and for fields that other commands change.
 */
export function givenFields(kind: HomeKind, pairs: readonly string[]): readonly Given[] {
  return pairs.map((pair) => {
    const [, key, text] = /^([A-Za-z][\w.[\]-]*)=([\s\S]*)$/.exec(pair) ?? [];
    if (key === undefined || text === undefined) {
      throw new WrongUsage(`"${pair}" is not a KEY=VALUE pair, such as price=385000 or title.nl="Villa".`);
    }
    if (key === 'withdrawnAt') throw new WrongUsage('Use home withdraw and home restore.');
    const path = pathOf(kind, key);
    return { path, cell: key === 'status' ? statusOf(kind, text) : text };
  });
}

/** Short names of a kind, for refusals. */
export const shortNames = (kind: HomeKind): string => Object.keys(SHORT_FIELDS[kind]).join(', ');

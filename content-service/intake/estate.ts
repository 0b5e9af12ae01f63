import { DEFAULT_LOCALE, type Localized } from '#domain/locale.ts';
import { type AddressLike, isAddressHidden } from '#domain/rules/address.ts';
import type { Standing } from '#domain/rules/standing.ts';
import { type ContactInfo, ContactInfoSchema } from '#wire/contact-info.ts';
import { childrenOf, type Estate, EstateSchema } from '#wire/estate.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import { cardDocument } from '../estates/card-document.ts';
import { madePublic, quietEstate } from '../estates/public-document.ts';
import { withoutTellingTexts } from '../estates/without-telling.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type ColumnContext, estateColumns, isPoint, type StatedPoint } from './estate-columns.ts';
import { estateWords } from './estate-words.ts';
import { estateCityStatements, optionNameStatements } from './names.ts';
import type { ImportOptions } from './options.ts';
import { clear, put, type Write } from './write.ts';

/**
 * Stores an estate of the first source: its rows, its collections, and its units in `general.children` as
 * rows of their own. Units may also be sent one by one, with `parentId`.
 */
export const estateStatements = (siteId: string, estate: Estate, options: ImportOptions = {}): Write[] =>
  estateRows(siteId, estate, options, {});

/** Input for storing a listing that is represented by an estate in lists. */
export interface StoredListing {
  /** Its id in its own source, the `guid` of its estate. */
  readonly guid: string;
  /** The document to store, without internal fields. */
  readonly document: object;
  readonly address: AddressLike | null | undefined;
  /** Its own coordinates; its address and its estate may state others. */
  readonly point: StatedPoint;
  /** Its texts, which are searchable too. */
  readonly texts: readonly (Localized | null | undefined)[];
  /** Its availability. */
  readonly standing: Standing;
}

/**
 * Stores a listing of another source, and the estate that represents it in lists. The listing's standing
 * determines how the estate is found; both share guid, visibility and coordinates. The address is shown only
 * if both allow it.
 */
export const storedListingStatements = (
  siteId: string,
  { guid, document, point: own, ...listing }: StoredListing,
  summary: Estate,
  options: ImportOptions = {},
): Write[] => {
  const hidden = isAddressHidden(listing.address) || isAddressHidden(summary.general.address);
  const address = { ...summary.general.address, ...(hidden ? { visible: false } : {}) };
  const geoLocation = isPoint(own) ? { lat: own.lat, lon: own.lon } : address.geoLocation;
  const estate: Estate = {
    ...summary,
    guid,
    general: { ...summary.general, address: { ...address, geoLocation } },
  };
  const context = { standing: listing.standing, document };
  const { lat, lon } = estateColumns(estate, context);
  return [
    put('source_listings', {
      site_id: siteId,
      guid,
      withdrawn_at: options.withdrawnAt ?? null,
      lat,
      lon,
      address_hidden: hidden ? 1 : 0,
      doc: JSON.stringify(document),
    }),
    ...estateRows(
      siteId,
      estate,
      options,
      context,
      hidden
        ? quietTexts(listing.texts, [listing.address, summary.general.address], geoLocation)
        : listing.texts,
    ),
  ];
};

/** Texts of a hidden home without anything that reveals its location, by any of its addresses. */
const quietTexts = (
  texts: StoredListing['texts'],
  addresses: readonly StoredListing['address'][],
  point: StatedPoint,
): StoredListing['texts'] =>
  addresses.reduce(
    (quiet, address) => withoutTellingTexts({ texts: quiet }, { address, point }).texts,
    texts,
  );

const estateRows = (
  siteId: string,
  estate: Estate,
  options: ImportOptions,
  context: ColumnContext,
  texts: StoredListing['texts'] = [],
): Write[] => {
  // Parsed, so that only fields of the schema are stored: an unknown one might be internal.
  const read = readStrict(EstateSchema, estate);
  const id = String(read.general.id);
  const units = childrenOf(read).map((unit) => ({
    ...unit,
    general: { ...unit.general, parentId: read.general.id },
  }));
  const { children: _units, ...general } = read.general;
  const columns = estateColumns(read, context);
  const document = { ...read, general };
  return [
    put('estates', {
      site_id: siteId,
      id,
      withdrawn_at: options.withdrawnAt ?? null,
      ...columns,
    }),
    put('estate_documents', {
      site_id: siteId,
      id,
      words: estateWords(isAddressHidden(read.general.address) ? quietEstate(read) : read, {
        sold: columns.sold === 1,
        more: texts,
        fallback: options.readIn ?? DEFAULT_LOCALE,
      }),
      doc: JSON.stringify(document),
      card: JSON.stringify(cardDocument(madePublic(document, columns))),
    }),
    ...optionNameStatements(siteId, read, columns.transaction_key),
    ...estateCityStatements(siteId, read),
    ...collectionStatements(
      siteId,
      id,
      columns.parent_id ?? id,
      options.withdrawnAt ? [] : (options.collections ?? []),
    ),
    ...units.flatMap((unit) => estateRows(siteId, unit, { ...options, collections: [] }, {})),
  ];
};

const collectionStatements = (
  siteId: string,
  id: string,
  listedId: string,
  collections: readonly string[],
): Write[] => [
  clear('estate_collections', { site_id: siteId, estate_id: id }),
  put(
    'estate_collections',
    ...collections.map((collection) => ({
      site_id: siteId,
      collection_id: collection,
      estate_id: id,
      listed_id: listedId,
    })),
  ),
];

/** Withdraws an estate (with its listing, and a project's units): lists drop it, its address answers 410. */
export const withdrawEstateStatements = (siteId: string, id: string, at: string): Statement[] => [
  {
    sql:
      'UPDATE source_listings SET withdrawn_at = ? WHERE site_id = ? AND guid IN ' +
      '(SELECT guid FROM estates WHERE site_id = ? AND (id = ? OR guid = ?))',
    params: [at, siteId, siteId, id, id],
  },
  {
    sql:
      'DELETE FROM estate_collections WHERE site_id = ? AND estate_id IN ' +
      '(SELECT id FROM estates WHERE site_id = ? AND (id = ? OR guid = ? OR parent_id = ?))',
    params: [siteId, siteId, id, id, id],
  },
  {
    sql: 'UPDATE estates SET withdrawn_at = ? WHERE site_id = ? AND (id = ? OR guid = ? OR parent_id = ?)',
    params: [at, siteId, id, id, id],
  },
];

/** Stores the contact person of an estate (by id or guid). */
export const contactInfoStatements = (
  siteId: string,
  estateId: string,
  contact: ContactInfo | null | undefined,
): Write[] => [
  clear('contact_infos', { site_id: siteId, estate_id: estateId }),
  ...(contact === null || contact === undefined
    ? []
    : [
        put('contact_infos', {
          site_id: siteId,
          estate_id: estateId,
          doc: JSON.stringify(ContactInfoSchema.parse(contact)),
        }),
      ]),
];

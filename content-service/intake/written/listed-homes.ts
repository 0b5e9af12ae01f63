/**
 * Rows of homes for lists: of every home the few fields by which it is found and counted, which an index holds (decision
 * 165), and of a page the rest.
 */
import { DUTIES } from '#domain/advertising/duties.ts';
import { WHOLE_ADDRESS } from '#domain/advertising/duty.ts';
import { withFields } from '#domain/fields/record-paths.ts';
import { LOCALES } from '#domain/locale.ts';
import { LAYER_FIELDS, type LayerField } from '#wire/home-layer.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { LISTING_INTAKES } from '../sources/index.ts';
import { type DraftRow, feedSql, madeHereSql, type StoredHome } from './stored-home.ts';

/** Fields of a home that lists show; texts and pictures may be large. */
export const PATHS = {
  estate: {
    title: 'estate.general.title',
    street: 'estate.general.address.street',
    number: 'estate.general.address.number',
    city: 'estate.general.address.city.name',
    price: 'estate.general.price.value',
    pictures: 'estate.pictures',
    text: 'estate.general.description',
    reference: 'estate.general.reference',
  },
  rental: {
    title: 'rental.general.descriptionShort',
    street: 'rental.general.street',
    number: 'rental.general.number',
    city: 'rental.general.city.name',
    price: '',
    pictures: 'rental.photos',
    text: 'rental.general.description',
    reference: 'rental.id',
  },
} as const;

/** Fields by which a home is found, and on which its state and who may see it depend. */
const GENERAL = 'title address reference transaction status archived archivedAt headType project parentId';
const FOUND_BY: Readonly<Record<WrittenKind, readonly string[]>> = {
  estate: [...GENERAL.split(' ').map((field) => `estate.general.${field}`), 'estate.guid', 'contact.email'],
  rental: [
    'rental.id',
    'rental.general.descriptionShort',
    'rental.general.street',
    'rental.general.number',
    'rental.general.city',
    'contact.email',
  ],
};

/** Fields by which estates say what the law asks; the whole address is found by, and texts are kept by their first letters. */
const OF_LAW: Readonly<Record<WrittenKind, readonly string[]>> = {
  estate: [...new Set(DUTIES.flatMap(({ said }) => said.flatMap(({ first }) => first)))]
    .filter((field) => field !== WHOLE_ADDRESS && `estate.${field}` !== PATHS.estate.text)
    .map((field) => `estate.${field}`)
    .toSorted(),
  rental: [],
};

/** Longest value of a draft by which a home is found, in bytes: no title is longer. */
const LONGEST_WORDS = 4000;

/** A home as it is found: its record has the fields of `FOUND_BY` and `OF_LAW`, and the first letters of its texts. */
export interface FoundHome extends Pick<StoredHome, 'shown' | 'withdrawnAt' | 'madeBy' | 'feed'> {
  /** The same as `shown`: a draft is laid over it. */
  readonly record: StoredHome['shown'];
  readonly layer: readonly LayerField[];
  readonly kind: WrittenKind;
  readonly home: string;
  /** Number of pictures of its record. */
  readonly pictures: number;
  /** Whether it has a draft, and of that the fields of `FOUND_BY`. */
  readonly isDrafted: boolean;
  readonly draft: readonly Pick<DraftRow, 'field' | 'value'>[];
}

interface FoundRow extends Pick<FoundHome, 'kind' | 'home' | 'feed'> {
  /** JSON: the values of `listedSql`; null without a record. */
  readonly fields: string | null;
  readonly withdrawn_at: string | null;
  readonly made_by: string | null;
  /** JSON: all fields, with the values of those of `FOUND_BY`. */
  readonly draft: string;
  /** JSON: the chosen fields, of a contact person with the address. */
  readonly layer: string;
}

/** SQL for the fields of a draft of `h` as a JSON list. */
const draftSql = (value: string): string =>
  `(SELECT json_group_array(json_object('field', field, 'value', ${value})) FROM home_drafts AS f ` +
  'WHERE f.site_id = ?1 AND f.kind = h.kind AND f.home = h.home)';

/** SQL for the first letter of a text. White space of JavaScript that people type is none, so that a blank text stays blank. */
const beginsSql = (text: string): string => `substr(trim(${text}, ' ' || char(9, 10, 13, 160)), 1, 1)`;

const valuesSql = (paths: readonly string[]): string =>
  `json_array(${paths.map((path) => `doc -> '$.${path}'`).join(', ')})`;

/**
 * SQL for what lists keep of every record. For records of estates and holiday homes it is a column of an index, so that
 * no document is read (`homes_listed`, `rentals_listed`): another expression needs other indexes, by a migration.
 */
const listedSql = (kind: WrittenKind): string => {
  const { pictures, text } = PATHS[kind];
  const begins = LOCALES.map((locale) => beginsSql(`doc ->> '$.${text}.${locale}'`)).join(', ');
  return (
    `json_array(${valuesSql(FOUND_BY[kind])}, ${valuesSql(OF_LAW[kind])}, ` +
    `json_array_length(doc, '$.${pictures}'), json_array(${begins}))`
  );
};

/**
 * SQL for listings of other sources as estates: by the document of the estate that represents each in lists. Its
 * pictures are in the order of its layer.
 */
const listings = (columns: string): string =>
  `SELECT ${columns} FROM records AS r JOIN estates AS e ON e.site_id = r.site_id AND e.guid = r.id ` +
  'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
  `WHERE r.site_id = ?1 AND r.kind = '${LISTING_INTAKES[0].kind}'`;
const LISTED = "json_object('estate', json(d.doc), 'contact', json(ifnull(r.doc -> '$.contact', 'null')))";

type ListedValues = readonly [
  found: readonly unknown[],
  law: readonly unknown[],
  pictures: number | null,
  texts: readonly (string | null)[],
];

/** A record of these values; fields without one are absent. */
function recordOf(kind: WrittenKind, [found, law, , texts]: ListedValues): object {
  const values = [
    ...FOUND_BY[kind].map((field, at) => [field, found[at]] as const),
    ...OF_LAW[kind].map((field, at) => [field, law[at]] as const),
    ...LOCALES.map((locale, at) => [`${PATHS[kind].text}.${locale}`, texts[at]] as const),
  ];
  return withFields({}, Object.fromEntries(values.filter(([, value]) => (value ?? null) !== null)));
}

/** SQL for the records of a kind; by their index, which has all of it. */
const recordsSql = (kind: WrittenKind): string =>
  `SELECT '${kind}' AS kind, '${kind}' AS record_kind, id AS home, withdrawn_at, ${listedSql(kind)} AS fields ` +
  `FROM records WHERE site_id = ?1 AND kind = '${kind}'`;

/** SQL for every home of a site `?1`, and those that are drafts only. */
export const HOMES =
  `${recordsSql('estate')} UNION ALL ${recordsSql('rental')} UNION ALL ` +
  `SELECT 'estate', record_kind, home, withdrawn_at, ${listedSql('estate')} FROM (` +
  `${listings(`r.kind AS record_kind, r.id AS home, r.withdrawn_at, ${LISTED} AS doc`)}) ` +
  'UNION ALL SELECT d.kind, d.kind, d.home, NULL, NULL FROM made_homes AS d WHERE d.site_id = ?1 AND NOT EXISTS ' +
  '(SELECT 1 FROM records AS r WHERE r.site_id = ?1 AND r.kind = d.kind AND r.id = d.home) AND EXISTS ' +
  '(SELECT 1 FROM home_drafts AS f WHERE f.site_id = ?1 AND f.kind = d.kind AND f.home = d.home)';

/** Order of ids, which ignore case. */
const NUMBERS = new Intl.Collator('en', { sensitivity: 'accent' });

/** All homes of a site and those that are drafts only, the newest number first. */
export async function findHomes(db: D1Database, siteId: string): Promise<readonly FoundHome[]> {
  const isFoundBy =
    `octet_length(f.value) <= ${LONGEST_WORDS} AND EXISTS (SELECT 1 FROM json_each(?2) AS p ` +
    "WHERE f.field = p.value OR substr(f.field, 1, length(p.value) + 1) = p.value || '.')";
  const { results } = await prepare(db, {
    sql:
      `SELECT h.kind, h.home, h.withdrawn_at, h.fields, ${feedSql('?1', 'h.kind', 'h.home')} AS feed, ` +
      `(SELECT who ${madeHereSql('?1', 'h.kind', 'h.home')}) AS made_by, ` +
      `${draftSql(`iif(${isFoundBy}, f.value, NULL)`)} AS draft, (SELECT json_group_object(field, iif(field = 'contact', value ->> '$.email', NULL)) FROM home_layers AS y WHERE y.site_id = ?1 ` +
      `AND y.kind = h.record_kind AND y.home = h.home AND y.value <> 'null') AS layer FROM (${HOMES}) AS h`,
    params: [siteId, JSON.stringify(Object.values(FOUND_BY).flat())],
  }).all<FoundRow>();
  // Sorted here: the database would read every row once more.
  const inOrder = results.toSorted((a, b) => NUMBERS.compare(b.home, a.home));
  return inOrder.map(({ fields, withdrawn_at, made_by, draft, layer, ...row }) => {
    const choices = JSON.parse(layer) as Readonly<Partial<Record<LayerField, string | null>>>;
    const { contact } = choices;
    const listed = fields === null ? null : (JSON.parse(fields) as ListedValues);
    // Holiday homes have no contact person of their own (decision 156).
    const isChosen = row.kind === 'estate' && contact !== undefined;
    const record =
      listed === null
        ? null
        : { ...recordOf(row.kind, listed), ...(isChosen ? { contact: { email: contact } } : {}) };
    const typed = JSON.parse(draft) as readonly { readonly field: string; readonly value: string | null }[];
    return {
      ...row,
      record,
      shown: record,
      layer: LAYER_FIELDS.filter((field) => Object.hasOwn(choices, field)),
      withdrawnAt: withdrawn_at,
      madeBy: made_by,
      pictures: listed?.[2] ?? 0,
      isDrafted: typed.length > 0,
      draft: typed.flatMap(({ field, value }) => (value === null ? [] : [{ field, value }])),
    };
  });
}

/** A home of a page: its record has only the first picture, and of long texts no more than whether they are there. */
export interface ListedHome extends Pick<FoundHome, 'record' | 'draft'> {
  readonly pictures: number;
}

interface ListedRow {
  readonly kind: string;
  readonly home: string;
  readonly doc: string | null;
  readonly pictures: number;
  readonly draft: string;
}

/** Member of a picture that names it. */
const NAMED_BY: Readonly<Record<WrittenKind, string>> = { estate: 'file', rental: 'original' };

/**
 * SQL for a record as lists need it. Of one that is shown, the first picture is the one that was chosen to be, or comes
 * first by its position; only there is it sought among all, each of which is a row that is read.
 */
const leanSql = (kind: WrittenKind): string => {
  const { pictures, text } = PATHS[kind];
  return (
    `json_set(json_remove(h.doc, '$.estate.general.children'), '$.${pictures}', ` +
    `json_array(iif(NOT h.is_shown OR ifnull(json_array_length(h.doc, '$.${pictures}'), 0) < 2, h.doc -> '$.${pictures}[0]', json((SELECT p.value FROM json_each(h.doc, '$.${pictures}') AS p WHERE p.type = 'object' ORDER BY ifnull((SELECT n.key FROM ` +
    `json_each(h.chosen) AS n WHERE n.value = p.value ->> '$.${NAMED_BY[kind]}'), 1e12), ` +
    `ifnull(p.value ->> '$.index', 1e12), p.key LIMIT 1)))), '$.${text}', ` +
    `(SELECT json_group_object(t.key, ${beginsSql('t.value')}) FROM json_each(h.doc, '$.${text}') AS t WHERE t.type = 'text'))`
  );
};

/** These homes with their drafts, by `homeKey`; `isShown` for those whose first picture is seen. */
export async function readListed(
  db: D1Database,
  siteId: string,
  homes: readonly Pick<FoundHome, 'kind' | 'home' | 'layer'>[],
  isShown: boolean,
): Promise<ReadonlyMap<string, ListedHome>> {
  const count = (kind: WrittenKind): string => `json_array_length(h.doc, '$.${PATHS[kind].pictures}')`;
  const { results } = await prepare(db, {
    sql:
      `SELECT h.kind, h.home, iif(h.doc IS NULL, NULL, iif(h.kind = 'estate', ${leanSql('estate')}, ${leanSql('rental')})) ` +
      `AS doc, ifnull(iif(h.kind = 'estate', ${count('estate')}, ${count('rental')}), 0) AS pictures, ` +
      `${draftSql('f.value')} AS draft FROM (SELECT w.value ->> '$[0]' AS kind, w.value ->> '$[1]' AS home, ` +
      // Looked up only where there is one.
      `?3 AS is_shown, iif(w.value ->> '$[2]', (SELECT y.value FROM home_layers AS y WHERE y.site_id = ?1 AND y.kind = w.value ->> '$[0]' ` +
      `AND y.home = w.value ->> '$[1]' AND y.field = 'pictures'), NULL) AS chosen, ` +
      `ifnull(r.doc, (${listings(LISTED)} AND r.id = w.value ->> '$[1]' AND w.value ->> '$[0]' = 'estate')) AS doc ` +
      "FROM json_each(?2) AS w LEFT JOIN records AS r ON r.site_id = ?1 AND r.kind = w.value ->> '$[0]' " +
      "AND r.id = w.value ->> '$[1]') AS h",
    params: [
      siteId,
      JSON.stringify(
        homes.map(({ kind, home, layer }) => [kind, home, isShown && layer.includes('pictures')]),
      ),
      Number(isShown),
    ],
  }).all<ListedRow>();
  return new Map(
    results.map(({ kind, home, doc, pictures, draft }) => [
      homeKey({ kind, home }),
      {
        record: doc === null ? null : (JSON.parse(doc) as ListedHome['record']),
        pictures,
        draft: JSON.parse(draft) as ListedHome['draft'],
      },
    ]),
  );
}

export const homeKey = ({ kind, home }: { readonly kind: string; readonly home: string }): string =>
  `${kind}/${home}`;

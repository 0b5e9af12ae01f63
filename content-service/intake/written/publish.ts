import { valueAt } from '#domain/fields/read.ts';
import { placedValues, unitOf } from '#domain/fields/record-paths.ts';
import { COVERS, isReplaced } from '#wire/home-layer.ts';
import type { ActionDone, Conflict, Publish } from '#wire/written-homes.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { choicesIn, chosenAfter, type LayerRow } from '../records/layer.ts';
import { improbablePrice, isPrice } from './improbable.ts';
import { draftStaysStatement, markOf, plainRows, type StoredHome, storedValue } from './stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from './who-writes.ts';
import { wordsOf } from './words-of-changes.ts';
import { asked as askedBack, type Coming, conflicting, same, writeHome } from './write-home.ts';

/** A status that changes takes the name of the earlier one along, such as "Binnenkort te koop". */
const isStatus = (field: string): boolean => /^estate\.(?:.*\.)?general\.transaction\.id$/.test(field);
const isNewUnit = (field: string): boolean => unitOf(field)?.within === 'general.id';
const PUBLISHED_ON = 'estate.general.publicationDate';

/** Fields that visitors see otherwise than when they were typed: to be chosen between. */
const chosenAnew = ({ draft, below, versions }: StoredHome): Conflict[] =>
  draft.flatMap(({ field, value, base }) => {
    const now = storedValue(below, field);
    if (now === base || now === value) return [];
    const [version] = versions;
    return [
      {
        field,
        yours: JSON.parse(value),
        theirs: JSON.parse(now),
        by: version?.name ?? null,
        at: version?.at ?? null,
      },
    ];
  });

/**
 * The choices of which a draft has only a part, such as a number of the chosen contact person: their other parts go out
 * with it, as visitors see them.
 */
const partlyTyped = ({ draft, layer, below }: StoredHome) =>
  choicesIn(layer)
    .flatMap(({ field }) => COVERS[field])
    .filter((path) => draft.some(({ field }) => field.startsWith(`${path}.`)))
    .map((field) => ({ field, value: valueAt(below, field) }));

/** A draft as a row of a sheet: it also puts a withdrawn home back, and dates one that goes out for the first time. */
export function rowOf(kind: string, stored: StoredHome, now: Date): Exclude<Coming, 'gone'> {
  const { draft, record } = stored;
  const values = draft.map(({ field, value }) => ({ field, value: JSON.parse(value) as unknown }));
  const has = (field: string): boolean => draft.some((one) => one.field === field);
  const going = now.toISOString();
  // A stored home without a date has been shown for an unknown time; so has a unit.
  const dated = [
    ...(kind === 'estate' && record === null ? [PUBLISHED_ON] : []),
    ...draft.flatMap(({ field }) => (isNewUnit(field) ? [field.replace(/id$/, 'publicationDate')] : [])),
  ].filter((field) => !has(field));
  const cleared = draft.flatMap(({ field }) => (isStatus(field) ? [field.replace(/id$/, 'name')] : []));
  return {
    placed: placedValues(record, [
      ...partlyTyped(stored),
      ...values,
      ...dated.map((field) => ({ field, value: going })),
      ...cleared.filter((field) => !has(field)).map((field) => ({ field, value: null })),
      { field: 'withdrawnAt', value: null },
    ]),
  };
}

/** The layer without the choices that a draft replaces, so that what is published is seen; undefined when all stay. */
function yielded(
  { layer, draft }: Pick<StoredHome, 'layer' | 'draft'>,
  by: Pick<LayerRow, 'who' | 'at'>,
): readonly LayerRow[] | undefined {
  const goes = ({ field }: LayerRow): boolean => isReplaced(field, draft);
  if (!choicesIn(layer).some(goes)) return undefined;
  return plainRows(layer).map((row) =>
    goes(row) ? chosenAfter(row, { ...row, ...by, value: 'null' }) : row,
  );
}

/**
 * Publishes a home's draft: what was seen, by the mark of its fields and choices. Asks back an improbable price once.
 * Throws role_missing, not_found, `changed` when somebody saved a field, chose something over the home, or withdrew it
 * since, and refused with the fields.
 */
export async function publishHome(siteId: string, asked: Publish, context: CallContext): Promise<ActionDone> {
  const { session, kind, home, mark, sure = [] } = asked;
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  return untilCurrent(async () => {
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    requireOurs(of, stored, [kind]);
    const { draft, record, withdrawnAt } = stored;
    if (markOf(stored) !== mark)
      throw new ContentError('changed', 'The home has changed meanwhile; open it again.');
    if (draft.length === 0 && (record === null || withdrawnAt === null)) return same();
    const conflicts = chosenAnew(stored);
    if (conflicts.length > 0) return conflicting(conflicts);
    const asks = draft.flatMap(({ field, value }) =>
      isPrice(field) && !sure.includes(field)
        ? (improbablePrice(record, field, JSON.parse(value)) ?? [])
        : [],
    );
    if (asks.length > 0) return askedBack(asks);
    return writeHome(
      { ...of, session, me, stored },
      {
        action: 'home.published',
        coming: rowOf(kind, stored, now),
        words: wordsOf(draft),
        draft,
        layer: yielded(stored, { who: me.id, at: now.toISOString() }),
        conditions: [draftStaysStatement(of, draft)],
        after: [
          {
            sql: 'DELETE FROM home_drafts WHERE site_id = ? AND kind = ? AND home = ?',
            params: [siteId, kind, of.home],
          },
        ],
      },
      context,
    );
  });
}

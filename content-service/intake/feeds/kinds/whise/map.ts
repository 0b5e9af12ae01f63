/**
 * The mapping of a home of Whise to an estate of our first source (decision 145). Pure. It reads what is named here and
 * in the tables beside it, and nothing else: owners, mandates, notes and the seller's net price are never read.
 */
import { perLocale } from '#domain/locale.ts';
import { HEAD_TYPES, type HeadTypeId } from '#domain/vocabulary/head-types.ts';
import type { MapContext, Mapped, Unmapped } from '../../kind.ts';
import { codeIn, dayIn, idIn, member, saysYes, textIn } from '../../mapping/read.ts';
import { put, type Tree } from '../../mapping/tree.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { addressOf } from './address.ts';
import { AVAILABILITIES, CONDITION_UNKNOWN, CONDITIONS, MEASURES } from './codes.ts';
import { detailOf, detailsIn } from './details-in.ts';
import { energyOf } from './energy.ts';
import { figuresOf } from './figures.ts';
import { kindOfHome } from './kind-of-home.ts';
import { listsOf } from './lists.ts';
import { picturesOf } from './pictures.ts';
import { priceOf } from './price.ts';
import { type Published, publishedOf } from './published.ts';
import { textsOf } from './texts.ts';

const [TITLE, MEASURE] = [1914, 2712];

const LONGEST = { reference: 64, name: 200 } as const;

/** When it came online, which the vendor writes in UTC; else the day on which it was made. */
function publicationOf(home: unknown): string | null {
  const online = member(home, 'putOnlineDateTime');
  const [, time] =
    /^\d{4}-\d{2}-\d{2}T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?$/.exec(String(online)) ?? [];
  const day = dayIn(online);
  return time !== undefined && day !== null ? `${day}T${time}Z` : dayIn(member(home, 'createDateTime'));
}

/** What a table says of a code; a code without a place in it is said. */
function known<T>(code: number | null, table: ReadonlyMap<number, T>, name: string, say: Say): T | null {
  if (code === null) return null;
  const found = table.get(code);
  if (found === undefined) say({ what: 'code', name, value: String(code) });
  return found ?? null;
}

/**
 * Measures against the building. No choice, and a judgment that is not pending, do not say that there is none: the
 * record says that it is not known (spec 1 §5).
 */
const measureOf = (home: unknown, say: Say): string =>
  known(codeIn(detailOf(home, MEASURE), 'enum'), MEASURES, `detail ${MEASURE}`, say) ?? 'UNKNOWN';

/** The condition of a building: a plot has none. */
function conditionOf(home: unknown, headType: HeadTypeId, say: Say) {
  if (headType === HEAD_TYPES.land) return null;
  const state = codeIn(home, 'state');
  return state === CONDITION_UNKNOWN ? null : known(state, CONDITIONS, 'state', say);
}

/**
 * When a home on offer is free; of one that was sold or let it would contradict the page. A day before it came online
 * tells nobody anything, and many are years old.
 */
function availabilityOf(home: unknown, { transaction }: Published, online: string | null, say: Say) {
  const when = known(codeIn(home, 'availability'), AVAILABILITIES, 'availability', say);
  const day = dayIn(member(home, 'availabilityDateTime'));
  if (transaction === 5 || transaction === 6) return [];
  return [
    ['technical.available', when],
    ['technical.availableDate', day !== null && day > (online ?? '').slice(0, 10) ? day : null],
  ] as const;
}

/** Members that say something. */
const present = (members: Tree): Tree =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** The project of a unit: as in all members, zero says nothing. */
const projectIn = (home: unknown): string | null => {
  const id = idIn(member(home, 'parentId'));
  return id === null || Number(id) === 0 ? null : id;
};

/** Maps a home of Whise. */
export function mapWhise(home: unknown, context: MapContext): Mapped {
  const id = idIn(member(home, 'id'));
  if (id === null) return { kind: 'refused', field: 'id', reason: 'missing; a number is expected' };
  const published = publishedOf(home);
  if ('hidden' in published) return { kind: 'hidden', reason: published.hidden };
  const unmapped: Unmapped[] = [];
  const say: Say = (one) => unmapped.push(one);
  const kind = kindOfHome(home, say);
  if (kind === null) {
    const code = codeIn(home, 'category');
    const reason = code === null ? 'missing' : `no known category: ${code}`;
    return { kind: 'refused', field: 'category.id', reason };
  }
  const located = addressOf(home, context.locales[0] ?? 'nl', say);
  if ('refused' in located) return { kind: 'refused', ...located.refused };
  const said = detailsIn(home, published.deal, say);
  const { construction, lists } = listsOf(home, said, kind.headType === HEAD_TYPES.house, say);
  const { figures, areas } = figuresOf(home, say);
  const title = member(detailOf(home, TITLE), 'value');
  const named = located.shown && kind.project ? textIn(member(home, 'name')) : null;
  const online = publicationOf(home);
  const estate: Tree = {
    general: present({
      ...kind.general,
      ...textsOf(home, { title, addressShown: located.shown, locale: located.locale }, say),
      transaction: { id: published.transaction },
      sticker: published.sticker && { name: published.sticker },
      reference: textIn(member(home, 'referenceNumber'))?.slice(0, LONGEST.reference),
      buildingName: named?.slice(0, LONGEST.name),
      publicationDate: online,
      address: located.address,
      price: priceOf(home, published, kind.project, say),
      townPlanningViolation: measureOf(home, say),
    }),
    ...lists,
  };
  const values: readonly (readonly [path: string, value: unknown])[] = [
    ...said.fields,
    ...figures,
    ...Object.entries(energyOf(home, say)).map(([key, value]) => [`energy.${key}`, value] as const),
    ['dimensions.commentArea', areas && perLocale(() => areas)],
    ['technical.buildingType', construction && { id: construction }],
    ['technical.condition', conditionOf(home, kind.headType, say)],
    ...availabilityOf(home, published, online, say),
    ['technical.furniture', saysYes(member(home, 'furnished')) || null],
  ];
  for (const [path, value] of values) if (value !== null) put(estate, path, value);
  return {
    kind: 'home',
    record: { estate },
    // The vendor names a unit's project, and not a project's units.
    units: [],
    parent: projectIn(home),
    pictures: picturesOf(home, say),
    unmapped,
  };
}

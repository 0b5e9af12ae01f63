/**
 * The mapping of a home of Whise to an estate of our first source (decision 145). Pure. It reads what is named here and
 * in the tables beside it, and nothing else: owners, mandates, notes and the seller's net price are never read.
 */
import { perLocale } from '#domain/locale.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import type { MapContext, Mapped, Unmapped } from '../../kind.ts';
import { codeIn, dayIn, idIn, member, saysYes, textIn } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { addressOf } from './address.ts';
import { detailOf, detailsIn } from './details-in.ts';
import { energyOf } from './energy.ts';
import { figuresOf } from './figures.ts';
import { kindOfHome } from './kind-of-home.ts';
import { listsOf } from './lists.ts';
import { picturesOf } from './pictures.ts';
import { priceOf } from './price.ts';
import { publishedOf } from './published.ts';
import { textsOf } from './texts.ts';

const [TITLE, SUMMONS] = [1914, 2712];
/** The vendor's code of a summons that was issued. */
const SUMMONED = 1832;
/** Coded members whose codes nobody has published: always said, never guessed. */
const UNKNOWN_CODES = ['availability', 'state'] as const;

const LONGEST = { reference: 64, name: 200 } as const;

type Tree = Record<string, unknown>;

/** Puts a value at a path of a tree: `technical.constructionYear`. */
function put(tree: Tree, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  const group = keys.reduce<Tree>((node, key) => {
    node[key] ??= {};
    return node[key] as Tree;
  }, tree);
  group[last] = value;
}

/** When it came online, which the vendor writes in UTC; else the day on which it was made. */
function publicationOf(home: unknown): string | null {
  const online = member(home, 'putOnlineDateTime');
  const [, time] =
    /^\d{4}-\d{2}-\d{2}T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?$/.exec(String(online)) ?? [];
  const day = dayIn(online);
  return time !== undefined && day !== null ? `${day}T${time}Z` : dayIn(member(home, 'createDateTime'));
}

/**
 * A summons is the only measure against a building that the vendor has a field for. Its absence, and a judgment that is
 * not pending, do not say that there is no measure: the record says that it is not known (spec 1 §5).
 */
function measureOf(home: unknown, say: Say): string {
  const code = codeIn(detailOf(home, SUMMONS), 'enum');
  if (code !== null && code !== SUMMONED)
    say({ what: 'code', name: `detail ${SUMMONS}`, value: String(code) });
  return code === SUMMONED ? 'SUMMONS' : 'UNKNOWN';
}

function sayUnknownCodes(home: unknown, say: Say): void {
  for (const key of UNKNOWN_CODES) {
    const code = codeIn(home, key);
    if (code !== null) say({ what: 'code', name: key, value: String(code) });
  }
}

/** Members that say something. */
const present = (members: Tree): Tree =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

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
  const estate: Tree = {
    general: present({
      ...kind.general,
      ...textsOf(home, { title, addressShown: located.shown, locale: located.locale }, say),
      transaction: { id: published.transaction },
      sticker: published.sticker && { name: published.sticker },
      reference: textIn(member(home, 'referenceNumber'))?.slice(0, LONGEST.reference),
      buildingName: named?.slice(0, LONGEST.name),
      publicationDate: publicationOf(home),
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
    ['technical.availableDate', dayIn(member(home, 'availabilityDateTime'))],
    ['technical.furniture', saysYes(member(home, 'furnished')) || null],
  ];
  for (const [path, value] of values) if (value !== null) put(estate, path, value);
  sayUnknownCodes(home, say);
  return {
    kind: 'home',
    record: { estate },
    // The vendor names a unit's project, and not a project's units.
    units: [],
    parent: idIn(member(home, 'parentId')),
    pictures: picturesOf(home, say),
    unmapped,
  };
}

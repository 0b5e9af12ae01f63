import { ESTATE_ROWS } from '../sources/first-values.ts';
import { LISTING_ROWS } from '../sources/second-values.ts';
import type { Rule, ValueRow } from '../values/rule.ts';
import {
  AGENDA_ROWS,
  CITY_ROWS,
  COLLECTION_ROWS,
  ENTITY_ROWS,
  ESTATE_PAGE_ROWS,
  GROUP_ROWS,
  NAVIGATION_ROWS,
  PAGE_ROWS,
  REDIRECT_ROWS,
  SITE_ROWS,
} from './content-values.ts';
import { type FieldRefusal, refusalAt } from './refusals.ts';
import { RENTAL_ROWS } from './rental-values.ts';

/** Value rules by kind of record; a kind without rows has only its schema. Paths begin at the record. */
const ROWS = {
  estate: ESTATE_ROWS,
  listing: LISTING_ROWS,
  rental: RENTAL_ROWS,
  page: PAGE_ROWS,
  navigation: NAVIGATION_ROWS,
  entity: ENTITY_ROWS,
  collection: COLLECTION_ROWS,
  group: GROUP_ROWS,
  estatePage: ESTATE_PAGE_ROWS,
  city: CITY_ROWS,
  site: SITE_ROWS,
  redirect: REDIRECT_ROWS,
  translations: [],
  agreement: [],
  agenda: AGENDA_ROWS,
  picture: [],
} as const satisfies Readonly<Record<string, readonly ValueRow[]>>;

/** Kinds that are read strictly: records, and a site. */
export type StrictKind = keyof typeof ROWS;

const EACH = Symbol('each member');
type Step = string | typeof EACH;

interface Node {
  readonly rules: Rule[];
  readonly steps: Map<Step, Node>;
}

const stepsOf = (path: string): readonly Step[] =>
  path === ''
    ? []
    : path
        .split('.')
        .flatMap((part): readonly Step[] => (part.endsWith('[]') ? [part.slice(0, -2), EACH] : [part]));

/** Rules as a tree, so that a record is walked once, however many there are. */
function treeOf(rows: readonly ValueRow[]): Node {
  const root: Node = { rules: [], steps: new Map() };
  for (const [path, rule] of rows) {
    let node = root;
    for (const step of stepsOf(path)) {
      const next: Node = node.steps.get(step) ?? { rules: [], steps: new Map() };
      node.steps.set(step, next);
      node = next;
    }
    node.rules.push(rule);
  }
  return root;
}

const TREES = new Map<string, Node>();

const treeFor = (kind: StrictKind): Node => {
  const tree = TREES.get(kind) ?? treeOf(ROWS[kind]);
  TREES.set(kind, tree);
  return tree;
};

/** Position of the walk; formatted as a path only for an error. */
interface Place {
  readonly key: PropertyKey;
  readonly above: Place | null;
}

const pathOf = (place: Place | null): readonly PropertyKey[] =>
  place === null ? [] : [...pathOf(place.above), place.key];

/** Impossible or misspelt values in a record. Types were already checked by the schema. */
export function checkValues(kind: StrictKind, record: unknown): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const walk = (node: Node, value: unknown, place: Place | null): void => {
    if (value === null || value === undefined) return;
    for (const rule of node.rules)
      for (const { at, why } of rule(value)) refusals.push(refusalAt(record, [...pathOf(place), ...at], why));
    for (const [step, next] of node.steps) {
      if (step === EACH) {
        if (!Array.isArray(value)) continue;
        for (const [key, member] of value.entries()) walk(next, member, { key, above: place });
      } else if (typeof value === 'object' && Object.hasOwn(value, step))
        walk(next, (value as Readonly<Record<string, unknown>>)[step], { key: step, above: place });
    }
  };
  walk(treeFor(kind), record, null);
  return refusals;
}

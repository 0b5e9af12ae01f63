/**
 * The mapping of a home of Zabun to an estate of our first source, whose numbers it shares (decision 167). Pure. It reads what
 * the tables beside it name, and nothing else: owners, mandates, keys, notes and estimates are never read.
 */

import { plainLine } from '#domain/format/plain-text.ts';
import { isLocale, type Localized } from '#domain/locale.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import type { MapContext, Mapped, Unmapped } from '../../kind.ts';
import { paragraphs } from '../../mapping/paragraphs.ts';
import { dayIn, idIn, member, textIn } from '../../mapping/read.ts';
import { put, type Tree } from '../../mapping/tree.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { answersOf } from './answers.ts';
import { BATHROOM, BEDROOM } from './codes.ts';
import { figuresOf } from './figures.ts';
import { kindOfHome } from './kind-of-home.ts';
import { layoutOf, linesIn, listsOf, picturesOf, roomsOf } from './lists.ts';
import { addressOf } from './place.ts';
import { priceOf } from './price.ts';
import { type Published, publishedOf } from './published.ts';
import type { ReducedHome } from './reduced.ts';

const LONGEST = { reference: 64, name: 200, title: 200 } as const;

/** An instant of the vendor, with its offset, where it exists; else its day. */
function instantIn(value: unknown): string | null {
  const [day, written] = [dayIn(value), textIn(value) ?? ''];
  const isInstant = /T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.test(
    written,
  );
  return day === null ? null : isInstant ? written : day;
}

/** A text of paragraphs in our languages; a language without pages here is said. */
function textsIn(members: unknown, name: string, say: Say): Localized | null {
  const given = member(members, name);
  const found: Record<string, string> = {};
  for (const [language, written] of Object.entries(
    typeof given === 'object' && given !== null ? given : {},
  )) {
    const text = paragraphs(textIn(written) ?? '');
    const locale = language.toLowerCase();
    if (text === null) continue;
    if (isLocale(locale)) found[locale] = text;
    else
      say({ what: 'code', name: `language of ${name}`, value: /^[a-z-]{2,10}$/.test(locale) ? locale : '' });
  }
  return Object.keys(found).length === 0 ? null : found;
}

/** When a home on offer is free; of one that was sold or let it would contradict the page. */
function availabilityOf(members: unknown, { closed }: Published, created: string | null) {
  if (closed) return [];
  const [words, day] = [linesIn(member(members, 'available')), dayIn(member(members, 'available_date'))];
  return [
    ['technical.available', words === null ? null : { name: words }],
    ['technical.availableDate', day !== null && day > (created ?? '').slice(0, 10) ? day : null],
  ] as const;
}

/** The project of a unit; zero and -1 say that it has none. */
function projectIn(members: unknown, id: string): string | null {
  const parent = idIn(member(members, 'parent_property_id'));
  return parent === null || Number(parent) === 0 || parent === id ? null : parent;
}

/** Maps a home as `reducedHome` has it. */
export function mapZabun(reduced: unknown, context: MapContext): Mapped {
  const home: ReducedHome = {
    members: (member(reduced, 'members') ?? {}) as ReducedHome['members'],
    names: (member(reduced, 'names') ?? {}) as ReducedHome['names'],
    left: (member(reduced, 'left') ?? {}) as ReducedHome['left'],
  };
  const { members } = home;
  const id = idIn(member(members, 'property_id'));
  if (id === null) return { kind: 'refused', field: 'property_id', reason: 'missing; a number is expected' };
  if (member(reduced, 'foreign') === true)
    return { kind: 'refused', field: 'company_id', reason: 'stated to be another agency’s' };
  if (member(members, 'errors') === true)
    return { kind: 'refused', field: 'errors', reason: 'the vendor states an error in it' };
  const published = publishedOf(members);
  if ('hidden' in published) return { kind: 'hidden', reason: published.hidden };
  const unmapped: Unmapped[] = [];
  const say: Say = (one) => unmapped.push(one);
  const kind = kindOfHome(home, say);
  if (kind === null)
    return { kind: 'refused', field: 'head_type_id', reason: 'missing, or no known head type' };
  const located = addressOf(members, context.locales[0] ?? 'nl', say);
  if ('refused' in located) return { kind: 'refused', ...located.refused };
  const created = instantIn(member(members, 'creation'));
  const layout = layoutOf(home, say);
  // Agencies write the address into the name of a building.
  const building = located.shown ? plainLine(textIn(member(members, 'building_name')) ?? '') : '';
  const estate: Tree = { general: { ...kind.general, transaction: { id: published.transaction } } };
  const values: readonly (readonly [path: string, value: unknown])[] = [
    ['general.title', linesIn(member(members, 'title'), LONGEST.title)],
    ['general.description', textsIn(members, 'description', say)],
    ['general.shortDescription', textsIn(members, 'description_short', say)],
    ['general.reference', textIn(member(members, 'reference'))?.slice(0, LONGEST.reference) ?? null],
    ['general.buildingName', building.slice(0, LONGEST.name) || null],
    ['general.publicationDate', created],
    ['general.address', located.address],
    ['general.bedroomCount', roomsOf(layout, BEDROOM)],
    ['general.bathroomCount', roomsOf(layout, BATHROOM)],
    ...priceOf(home, published, kind.project, say),
    ...figuresOf(members, say),
    ...answersOf(home, { land: kind.headType === HEAD_TYPES.land }, say),
    ...availabilityOf(members, published, created),
    ...Object.entries({ layout, ...listsOf(home, say) }).filter(([, list]) => list.length > 0),
  ];
  for (const [path, value] of values) if (value !== null) put(estate, path, value);
  for (const [name, value] of Object.entries(home.left)) say({ what: 'detail', name, value });
  return {
    kind: 'home',
    record: { estate },
    // A unit names its project itself.
    units: [],
    parent: projectIn(members, id),
    pictures: picturesOf(members, say),
    unmapped,
  };
}

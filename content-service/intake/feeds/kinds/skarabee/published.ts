/** Whether the vendor publishes a home, and as what: read before anything else of it. */
import { STATUSES as MEANINGS, type StatusCode } from '#domain/status-code.ts';
import { subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { member } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { FLOWS, GENRES, PROPERTY_TYPES, SORTS, STATUSES, TYPES } from './codes.ts';

/** A code of a table's own member. */
export const codeOf = <Value>(table: Readonly<Record<string, Value>>, code: unknown): Value | undefined =>
  typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined;

/** A code for operators: letters and figures of a code, and no words. */
export const tokenOf = (code: unknown): string =>
  typeof code === 'string' && /^[\w+]{1,40}$/.test(code)
    ? code
    : code === undefined
      ? 'missing'
      : 'another value';

/** Whether a yes or no of the interface says yes; null for one that says neither. */
export const threeState = (value: unknown): boolean | null =>
  value === 'TRUE' ? true : value === 'FALSE' ? false : null;

/** Whether a boolean of XML Schema is this; anything else is neither. */
export const isFalse = (value: unknown): boolean => value === 'false' || value === '0';
export const isTrue = (value: unknown): boolean => value === 'true' || value === '1';

/** A home that the vendor publishes. */
export interface Published {
  readonly status: StatusCode;
  readonly rent: boolean;
  readonly gone: boolean;
  readonly project: boolean;
}

const OPTIONS: Readonly<Partial<Record<StatusCode, StatusCode>>> = {
  FOR_SALE: 'OPTION_FOR_SALE',
  TO_RENT: 'OPTION_FOR_RENT',
};

/**
 * What the vendor publishes of a home; or why it is not public. An unknown, missing or silent status is not public: a home
 * shown by mistake cannot be taken back.
 */
export function publishedOf(info: unknown, property: unknown): Published | { readonly hidden: string } {
  if (!isTrue(member(info, 'Enabled'))) return { hidden: 'not enabled' };
  if (!isTrue(member(property, 'Active'))) return { hidden: 'not active' };
  const [kind, code, course] = ['PropertyType', 'Status', 'FlowStatus'].map((name) => member(property, name));
  const type = codeOf(PROPERTY_TYPES, kind);
  if (!type) return { hidden: `PropertyType ${tokenOf(kind)}` };
  const stated = codeOf(STATUSES, code);
  if (!stated) return { hidden: `Status ${tokenOf(code)}` };
  // Absent is silence; another code may mean that it is not public.
  const flow = course === undefined ? 'nothing' : codeOf(FLOWS, course);
  if (flow === undefined || flow === 'hidden') return { hidden: `FlowStatus ${tokenOf(course)}` };
  const isHeld = flow === 'option' || threeState(member(property, 'ConditionalSold')) === true;
  const status = isHeld ? (OPTIONS[stated] ?? stated) : stated;
  const { purpose, state } = MEANINGS[status];
  return { status, rent: purpose === 'TO_RENT', gone: state === 'gone', project: type === 'project' };
}

/** The type and sub type of a home; null when its type is unknown: then nobody can say what is on offer. */
export function typeOf(
  property: unknown,
  { project }: Published,
  say: Say,
): { readonly type: string; readonly subType?: string } | null {
  if (project) return { type: 'PROJECT' };
  const [sort, genre] = ['Sort', 'Genre'].map((name) => member(member(property, 'Typo'), name));
  const found =
    codeOf(SORTS, sort) ?? (sort === undefined ? codeOf(TYPES, member(property, 'Type')) : undefined);
  if (!found) return null;
  const [type, usual] = found;
  const own = codeOf(GENRES, genre);
  const fits = own !== undefined && subTypeOf(own)?.type === type;
  if (genre !== undefined && !fits) say({ what: 'code', name: 'Typo.Genre', value: tokenOf(genre) });
  const subType = fits ? own : usual;
  return { type, ...(subType === null ? {} : { subType }) };
}

/** Values of the forms of a site's settings: what a form shows of each, and what its typed texts mean. */
import { singleLine } from '#domain/forms/clean-text.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { valueAtPath } from '#domain/settings/paths.ts';
import { addDays, isMeantDay } from '#domain/stays/day.ts';
import { parseColour, toHex } from '#domain/theme/colour.ts';
import type words from '#locales/nl/staff-site.ts';
import type { SiteChange } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import { MENU_PARTS, menuIn, menuTexts } from './menus.ts';
import { RULE_PARTS, rulesIn, ruleTexts } from './rules.ts';
import type { SiteField } from './site-table.ts';

export type Fault = keyof typeof words.wrong;
type Pair = readonly [from: string, to: string];
/** Texts of the inputs of a field, by the end of their names. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** Name of an input of a field. */
export const nameOf = ({ path }: Pick<SiteField, 'path'>, part = ''): string =>
  part === '' ? path : `${path} ${part}`;
/** Name of the hidden input with the value that a member had when the form was drawn, as JSON. */
export const seenName = (path: string): string => `was ${path}`;

/** Hours of a day that a form has room for, and empty rows for exceptional days. */
const LEAST_PAIRS = 2;
const EMPTY_DAYS = 2;
/** Days of one row with hours of their own. */
const MOST_OWN_DAYS = 14;
const MOST_TEXT = 300;

const pairsIn = (value: unknown): readonly Pair[] => (Array.isArray(value) ? (value as Pair[]) : []);
const one = (text: unknown): readonly string[] =>
  typeof text === 'string' || typeof text === 'number' ? [String(text)] : [];

interface DayRow {
  readonly first: string;
  readonly last: string;
  readonly opens: Pair | null;
}

/** Rows of exceptional days: closed ones, and days with hours; a second opening is a row of the same day. */
function dayRows(hours: unknown): readonly DayRow[] {
  const { closed, otherHours } = (hours ?? {}) as {
    closed?: readonly Pair[] | null;
    otherHours?: readonly { readonly day: string; readonly openings: readonly Pair[] }[] | null;
  };
  return [
    ...(closed ?? []).map(([first, last]) => ({ first, last, opens: null })),
    ...(otherHours ?? []).flatMap(({ day, openings }) =>
      openings.map((opens) => ({ first: day, last: day, opens })),
    ),
  ].toSorted((a, b) => (a.first < b.first ? -1 : 1));
}

/** The texts of a stored value. */
export function textsOf({ control }: SiteField, value: unknown): Texts {
  if (control === 'tick') return { '': value === true ? ['1'] : [] };
  if (control === 'several') return { '': Array.isArray(value) ? value.map(String) : [] };
  if (control === 'hours')
    return Object.fromEntries(
      pairsIn(value).flatMap(([from, to], at) => [
        [`${at} from`, [from]],
        [`${at} to`, [to]],
      ]),
    );
  if (control === 'days')
    return Object.fromEntries(
      dayRows(value).flatMap(({ first, last, opens }, at) => [
        [`${at} day`, [first]],
        [`${at} until`, last === first ? [] : [last]],
        [`${at} from`, one(opens?.[0])],
        [`${at} to`, one(opens?.[1])],
      ]),
    );
  if (control === 'colours') {
    const [light, dark] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return { light: one(light), dark: one(dark) };
  }
  if (control === 'menu') return menuTexts(value);
  return control === 'rules' ? ruleTexts(value) : { '': one(value) };
}

/** Ends of the names of the inputs of a field that has several. */
const PARTS = new RegExp(
  String.raw`^(?:\d{1,3} (?:day|until|from|to|${[...RULE_PARTS, ...MENU_PARTS].join('|')})|light|dark)$`,
);

/** The typed texts of a field; null when the form did not have it. */
export function typedIn(field: SiteField, typed: Typed): Texts | null {
  const start = `${field.path} `;
  const texts = Object.entries(typed).flatMap(([name, values]): [string, readonly string[]][] => {
    if (name === field.path) return [['', values]];
    const part = name.startsWith(start) ? name.slice(start.length) : '';
    return PARTS.test(part) ? [[part, values]] : [];
  });
  if (texts.length > 0) return Object.fromEntries(texts);
  // A box that is not ticked is not sent.
  const isBox = field.control === 'tick' || field.control === 'several';
  return isBox && Object.hasOwn(typed, seenName(field.path)) ? { '': [] } : null;
}

/** Numbers of the rows of a field: those that have texts, and as many empty ones as its form offers. */
export function rowsOf({ control }: Pick<SiteField, 'control'>, texts: Texts): readonly number[] {
  // A row of rules has a number, and a text of what has no field, also where it is empty.
  const filled = Object.entries(texts).flatMap(([part, [text = '']]) =>
    text === '' || text === '{}' || part.endsWith(' place') ? [] : [Number(part.split(' ')[0])],
  );
  const most = Math.max(-1, ...filled.filter(Number.isFinite)) + 1;
  const count = control === 'hours' ? Math.max(LEAST_PAIRS, most) : most + EMPTY_DAYS;
  return Array.from({ length: count }, (_, at) => at);
}

/** "9", "9u30", "9 h 30", "9.30" and "09:30" are half past nine; null for no time of day. */
function clockOf(text: string): string | null {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:\s*[:.,uUhH]\s*(\d{2})?)?\s*(?:u|uhr|h)?$/i.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

type Read = { readonly value: unknown } | { readonly fault: Fault };

/** From and to, both or neither. */
function pairOf(from: string, to: string): Pair | Fault | null {
  if (from.trim() === '' && to.trim() === '') return null;
  if (from.trim() === '' || to.trim() === '') return 'half';
  const [opens, closes] = [clockOf(from), clockOf(to)];
  if (opens === null || closes === null) return 'clock';
  return opens < closes ? [opens, closes] : 'backwards';
}

const overlaps = (pairs: readonly Pair[]): boolean =>
  pairs.some(([from], at) => at > 0 && from < (pairs[at - 1]?.[1] ?? ''));

function hoursIn(field: SiteField, texts: Texts): Read {
  const pairs: Pair[] = [];
  for (const at of rowsOf(field, texts)) {
    const pair = pairOf(texts[`${at} from`]?.[0] ?? '', texts[`${at} to`]?.[0] ?? '');
    if (typeof pair === 'string') return { fault: pair };
    if (pair !== null) pairs.push(pair);
  }
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (overlaps(sorted)) return { fault: 'overlap' };
  return { value: sorted.length === 0 ? null : sorted };
}

/** Closed days, and days with hours of their own. */
function daysIn(field: SiteField, texts: Texts): Read {
  const closed: Pair[] = [];
  const own = new Map<string, Pair[]>();
  for (const at of rowsOf(field, texts)) {
    const text = (part: string): string => (texts[`${at} ${part}`]?.[0] ?? '').trim();
    if (text('out') !== '' || text('day') === '') {
      if (text('out') === '' && (text('until') !== '' || text('from') !== '')) return { fault: 'day' };
      continue;
    }
    const [first, last] = [text('day'), text('until') || text('day')];
    if (!isMeantDay(first) || !isMeantDay(last)) return { fault: 'noDay' };
    if (last < first) return { fault: 'backwards' };
    const pair = pairOf(text('from'), text('to'));
    if (typeof pair === 'string') return { fault: pair };
    if (pair === null) {
      closed.push([first, last]);
      continue;
    }
    if (last > addDays(first, MOST_OWN_DAYS - 1)) return { fault: 'manyDays' };
    for (let day = first; day <= last; day = addDays(day, 1))
      own.set(
        day,
        [...(own.get(day) ?? []), pair].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
  }
  if ([...own.values()].some(overlaps)) return { fault: 'overlap' };
  const otherHours = [...own].map(([day, openings]) => ({ day, openings }));
  return {
    value: {
      closed: closed.length === 0 ? null : closed,
      otherHours: otherHours.length === 0 ? null : otherHours,
    },
  };
}

/** A colour of light and one of dark mode. */
function coloursIn(texts: Texts): Read {
  const [light, dark] = [texts.light, texts.dark].map((typed) => parseColour(typed?.[0]));
  return light && dark ? { value: [toHex(light), toHex(dark)] } : { fault: 'colour' };
}

/** What typed texts mean, or what is wrong with them. */
export function valueIn(field: SiteField, texts: Texts): Read {
  if (field.control === 'hours') return hoursIn(field, texts);
  if (field.control === 'days') return daysIn(field, texts);
  if (field.control === 'colours') return coloursIn(texts);
  if (field.control === 'rules') return rulesIn(rowsOf(field, texts), texts);
  if (field.control === 'menu') return menuIn(field, rowsOf(field, texts), texts);
  if (field.control === 'several') {
    const chosen = (field.options ?? []).flatMap(({ code }) => (texts['']?.includes(code) ? [code] : []));
    return { value: chosen.length === 0 ? null : chosen };
  }
  const text = singleLine(texts['']?.[0] ?? '');
  if (field.control === 'tick') return { value: text !== '' };
  if (text === '') return field.required ? { fault: 'required' } : { value: null };
  if (text.length > MOST_TEXT) return { fault: 'long' };
  if (field.control === 'year') return /^[12]\d{3}$/.test(text) ? { value: Number(text) } : { fault: 'year' };
  return { value: text };
}

/** Members that a field writes: its own, or the lists of exceptional days. */
export const membersOf = ({ path, control }: SiteField): readonly string[] =>
  control === 'days' ? [`${path}.closed`, `${path}.otherHours`] : [path];

/** What a member counts as when it is absent: an office is closed on holidays, and nothing else is ticked. */
const absent = ({ path, control }: SiteField): unknown =>
  control === 'tick' ? path.endsWith('.closedOnHolidays') : null;

/** What a site has at a member, as its form shows it. */
export const storedValue = (field: SiteField, site: Site): unknown =>
  valueAtPath(site, field.path) ?? absent(field);

function seenIn(typed: Typed, path: string): unknown {
  try {
    return JSON.parse(typed[seenName(path)]?.[0] ?? 'null');
  } catch {
    // Not a form of ours: then it saw nothing.
    return null;
  }
}

const key = (value: unknown): string => JSON.stringify(value ?? null);

/** A shown value as its form would be read when nobody types: a text is cleaned, and rows have their members in order. */
function asRead(field: SiteField, shown: unknown): unknown {
  if (typeof shown === 'string') return singleLine(shown);
  if (field.control !== 'rules' && field.control !== 'menu') return shown;
  const read = valueIn(field, textsOf(field, shown));
  return 'value' in read ? read.value : shown;
}

/** Texts of the inputs that are not empty, each with the end of its name. */
const filledIn = (texts: Texts): readonly string[] =>
  Object.entries(texts)
    .flatMap(([part, values]) =>
      values.flatMap((text) => singleLine(text) || []).map((text) => key([part, text])),
    )
    .toSorted();

/**
 * Whether a field with a value was sent as it was drawn. What is stored may be more than a form takes, such as a longer
 * text that the operator has set: who did not touch it is not told so, and saves what is beside it.
 */
function isUntouched(field: SiteField, texts: Texts, typed: Typed): boolean {
  const seen = (path: string): unknown => seenIn(typed, path);
  const value =
    field.control === 'days'
      ? Object.fromEntries(membersOf(field).map((path) => [path.slice(field.path.length + 1), seen(path)]))
      : seen(field.path);
  const drawn = filledIn(textsOf(field, value));
  return drawn.length > 0 && key(drawn) === key(filledIn(texts));
}

interface ReadForm {
  /** Members that were typed otherwise than they were seen. */
  readonly changes: readonly SiteChange[];
  readonly faults: Readonly<Record<string, Fault>>;
}

/** Reads a form: only what was typed otherwise than it was shown is a change. */
export function changesIn(fields: readonly SiteField[], typed: Typed): ReadForm {
  const changes: SiteChange[] = [];
  const faults: Record<string, Fault> = {};
  for (const field of fields) {
    const texts = typedIn(field, typed);
    if (texts === null) continue;
    const read = valueIn(field, texts);
    if ('fault' in read) {
      if (!isUntouched(field, texts, typed)) faults[field.path] = read.fault;
      continue;
    }
    for (const path of membersOf(field)) {
      const seen = seenIn(typed, path);
      const value =
        path === field.path ? read.value : valueAtPath(read.value, path.slice(field.path.length + 1));
      const shown = asRead(field, seen ?? (path === field.path ? absent(field) : null));
      const isShown = key(value) === key(shown);
      if (!isShown) changes.push({ path, value: value ?? null, seen });
    }
  }
  return { changes, faults };
}

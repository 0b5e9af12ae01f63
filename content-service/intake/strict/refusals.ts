import type { z } from 'zod';
import { unknownCode } from '../values/known.ts';
import { reason } from '../values/reasons.ts';

/** Maximum length of a shown value, since values of other systems may have any size. */
const MOST = 80;

/** Stops writing at the limit, so that deep or large values cost no more. */
function write(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value) ?? '');
  const list = Array.isArray(value);
  let text = list ? '[' : '{';
  for (const [key, member] of Object.entries(value)) {
    const left = room - text.length;
    if (left <= 0) return text;
    if (text.length > 1) text += ',';
    if (!list) text += `${write(key, left)}:`;
    text += write(member, left - 1);
  }
  return `${text}${list ? ']' : '}'}`;
}

/** A value as JSON, at most 80 characters; empty when absent. */
function shortJson(value: unknown): string {
  const text = write(value, MOST);
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1)}…`;
}

/**
 * Why a record is refused: one of its fields, in words for the sender. The caller knows which record it is.
 */
export interface FieldRefusal {
  /** Dotted path within the record: `estate.general.children[2].general.price.value`. */
  readonly field: string;
  /** The value as JSON, at most 80 characters; empty when absent. */
  readonly value: string;
  readonly reason: string;
}

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** Maximum number of refusals of a record. */
export const MOST_REFUSALS = 20;
/** Maximum length of a key in a path, since keys come from another system. */
const MOST_OF_KEY = 64;

/** A path in display form: `rates[0].price`. */
const fieldOf = (path: Path): string =>
  path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    const name = String(key).slice(0, MOST_OF_KEY);
    return field === '' ? name : `${field}.${name}`;
  }, '');

/** The value at a path; own properties only, undefined when absent. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    value,
  );

/** A refusal of the value at a path of a record. */
export const refusalAt = (record: unknown, path: Path, why: string): FieldRefusal => ({
  field: fieldOf(path),
  value: shortJson(valueAt(record, path)),
  reason: why,
});

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const typeName = (expected: string): string => TYPES[expected] ?? expected;

/** Names of text formats by their pattern; an unknown pattern is shown as it is. */
const FORMS: Readonly<Record<string, string>> = {
  '^[A-Za-z0-9_-]{1,64}$': reason('slug'),
  '^[0-9A-Fa-f]{8,64}$': reason('hash'),
  '^#[0-9a-f]{6}$': reason('colour'),
  '^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\\.)+[a-z]{2,63}$': reason('hostname'),
};

const formReason = ({ format, pattern }: { readonly format: string; readonly pattern?: string }): string => {
  if (format === 'date') return reason('day');
  if (format === 'datetime') return reason('instant');
  const [, form = pattern ?? format] = /^\/(.*)\/[a-z]*$/s.exec(pattern ?? '') ?? [];
  return FORMS[form] ?? reason('form', { form });
};

const COUNTED: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' members',
  tuple: ' members',
};

const isType = (issue: Issue | undefined): boolean =>
  issue?.code === 'invalid_type' && issue.path.length === 0;

/** For a union: the issues of the alternative whose type fits, or the expected types. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Said[] {
  if (issue.discriminator !== undefined) {
    const codes = 'options' in issue ? (issue.options ?? []).map(String) : [];
    const given = valueAt(value, [issue.discriminator]);
    const why = given === undefined ? reason('missing', { expected: codes.join(', ') }) : null;
    return [{ path: issue.path, why: why ?? unknownCode(given, codes, issue.discriminator) }];
  }
  const fits = issue.errors.find(([first]) => !isType(first));
  if (fits !== undefined) return said(fits, value, issue.path);
  const expected = issue.errors.flatMap(([first]) =>
    first?.code === 'invalid_type' ? [typeName(first.expected)] : [],
  );
  const name = expected.length === 0 ? 'another type' : [...new Set(expected)].join(' or ');
  return [{ path: issue.path, why: reason(value === undefined ? 'missing' : 'type', { expected: name }) }];
}

interface Said {
  readonly path: Path;
  readonly why: string;
}

/** An issue as text; `value` is the value at its path. */
function words(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return reason(value === undefined ? 'missing' : 'type', { expected: typeName(issue.expected) });
    case 'invalid_value':
      return unknownCode(value, issue.values.map(String), 'this list');
    case 'invalid_format':
      return formReason(issue);
    case 'too_small':
      return reason(issue.inclusive === false ? 'above' : 'least', {
        least: String(issue.minimum),
        unit: COUNTED[issue.origin] ?? '',
      });
    case 'too_big':
      return reason('most', { most: String(issue.maximum), unit: COUNTED[issue.origin] ?? '' });
    case 'invalid_key':
      return reason('unknown');
    case 'custom':
      return issue.message;
    default:
      return reason('rule', { says: issue.message });
  }
}

const said = (issues: readonly Issue[], value: unknown, base: Path = []): readonly Said[] =>
  issues.flatMap((issue) =>
    issue.code === 'invalid_union'
      ? ofUnion(
          issue,
          valueAt(value, issue.discriminator === undefined ? issue.path : issue.path.slice(0, -1)),
        ).map((one) => ({ ...one, path: [...base, ...one.path] }))
      : [{ path: [...base, ...issue.path], why: words(issue, valueAt(value, issue.path)) }],
  );

/** zod's issues of a record as refusals. */
export const refusalsOf = ({ issues }: z.core.$ZodError, record: unknown): readonly FieldRefusal[] =>
  said(issues, record).map(({ path, why }) => refusalAt(record, path, why));

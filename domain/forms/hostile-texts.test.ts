/**
 * One POST must never block an isolate: reading a field takes time that grows at most linearly with the
 * length of the input, whatever it contains (docs/decisions/0035).
 */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { parameterNames } from '../filter/codec.ts';
import { ESTATE_SEARCH } from '../filter/filter.ts';
import { isPlaceText, readPlaceQuery } from '../filter/place.ts';
import { LENGTHS } from './fields.ts';
import { type Form, readTyped, type Typed } from './read-form.ts';

const isForm = (value: unknown): value is Form<z.core.$ZodType> =>
  typeof value === 'object' && value !== null && 'schema' in value && 'toInput' in value;

/** Every form of this folder. */
const FORMS = Object.values(import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })).flatMap(
  (file) =>
    Object.entries(file).flatMap(([name, form]) =>
      isForm(form) ? [[name, (typed: Typed) => readTyped(form, typed)] as const] : [],
    ),
);

it('there are forms', () => {
  expect(FORMS.length).toBeGreaterThan(6);
});

/** Names of the fields that a form looks at, by watching it look; criteria are all parameters of a search. */
function fieldsOf(read: (typed: Typed) => unknown): readonly string[] {
  const asked = new Set<string>(parameterNames(ESTATE_SEARCH));
  const watch = (name: string | symbol) => {
    if (typeof name === 'string') asked.add(name);
    return undefined;
  };
  const watched: Typed = {};
  read(
    new Proxy(watched, {
      getOwnPropertyDescriptor: (_, name) => watch(name),
      get: (_, name) => watch(name),
    }),
  );
  return [...asked];
}

/** Inputs that are slow for bad patterns: many repetitions that nearly match, and then do not. */
const HOSTILE: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  dots: '.',
  'letters and dots': 'a.',
  'at signs': '@',
  mailboxes: 'a@a.',
  'web addresses': 'http://',
  schemes: 'a+a-a.',
  spaces: ' ',
  'spaces and letters': ' a',
  tabs: '\t',
  breaks: '\r\n',
  hyphens: 'a-',
  marks: 'a\u0301',
  thousands: '1.000',
  semicolons: '1km;1',
  'direction marks': '\u202e',
  'lone surrogates': '\ud800',
};

const filled = (piece: string, size: number): string =>
  piece
    .repeat(Math.ceil(size / piece.length))
    .slice(0, size - 1)
    .concat('!');

/** Duration of the fastest of three runs, milliseconds: the others contain noise of the machine. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** The longest text of any field, and ten times that. */
const LARGEST = LENGTHS.message;
/** Ten times the length may take ten times as long, and as much again for noise; a square takes a hundred. */
const MOST_GROWTH = 30;
/** Below this nothing is measured, milliseconds. */
const LEAST = 3;
/** Time limit, milliseconds: far above a normal read (under 5), far below a quadratic pattern at this length. */
const MOST = 250;

function expectLinear(read: (text: string) => unknown, piece: string): void {
  const [once, tenfold] = [LARGEST, 10 * LARGEST].map((size) => {
    const text = filled(piece, size);
    return fastest(() => read(text));
  });
  expect(tenfold).toBeLessThan(MOST);
  expect(tenfold).toBeLessThan(MOST_GROWTH * Math.max(once ?? 0, LEAST));
}

describe.each(FORMS)('%s', (_name, read) => {
  it.each(fieldsOf(read))('%s is parsed in linear time, whatever its content', (field) => {
    for (const piece of Object.values(HOSTILE)) expectLinear((text) => read({ [field]: [text] }), piece);
  });

  it.each(fieldsOf(read))('%s is parsed fast up to its maximum length', (field) => {
    for (const piece of Object.values(HOSTILE)) {
      const text = filled(piece, LENGTHS.email);
      expect(fastest(() => read({ [field]: [text] }))).toBeLessThan(MOST / 10);
    }
  });
});

it('a typed place is parsed only while it is short', () => {
  for (const piece of Object.values(HOSTILE)) {
    expectLinear((text) => (isPlaceText(text) ? readPlaceQuery(text) : null), piece);
  }
});

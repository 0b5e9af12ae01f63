import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './same.ts';

/** The same document with the keys of its objects in another order. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reordered(inner)]),
  );
};

describe('isSame', () => {
  it('recognizes a document that was loaded again, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read: unknown = JSON.parse(JSON.stringify(value));
        expect(isSame(JSON.parse(JSON.stringify(value)), reordered(read))).toBe(true);
      }),
    );
  });

  it('distinguishes two documents with different content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const written = [one, other].map((value) =>
          JSON.stringify(value, (_key, inner: unknown) =>
            typeof inner === 'object' && inner !== null && !Array.isArray(inner)
              ? Object.fromEntries(Object.entries(inner).sort())
              : inner,
          ),
        );
        const [a, b]: unknown[] = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
        expect(isSame(a, b)).toBe(written[0] === written[1]);
      }),
    );
  });

  it.each([
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    [{ a: null }, { a: 0 }],
  ])('distinguishes %j from %j', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});

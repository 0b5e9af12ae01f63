import { expect, it } from 'vitest';
import { plainOf, readElement } from './element.ts';

it('an element that comes very often is a list, in its order and in one pass', async () => {
  const many = Array.from({ length: 140_000 }, (_, at) => String(at));
  const xml = `<r>${many.map((one) => `<a>${one}</a>`).join('')}<b>x</b></r>`;
  expect(plainOf(await readElement(new TextEncoder().encode(xml)))).toEqual({ a: many, b: 'x' });
}, 30_000);

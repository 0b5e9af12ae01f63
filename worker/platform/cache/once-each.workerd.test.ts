import { expect, it } from 'vitest';
import { onceEach } from './once-each.ts';

it('computes a value once for each document', () => {
  const made: string[] = [];
  const upper = onceEach((document: { readonly text: string }) => {
    made.push(document.text);
    return document.text.toUpperCase();
  });
  const one = { text: 'a' };
  expect([upper(one), upper(one)]).toEqual(['A', 'A']);
  expect(made).toEqual(['a']);
});

it('treats a newly loaded document as another one', () => {
  const size = onceEach((document: readonly string[]) => ({ size: document.length }));
  const [one, same] = [['a'], ['a']];
  expect(size(one)).not.toBe(size(same));
  expect([size(one), size(['a', 'b'])]).toEqual([{ size: 1 }, { size: 2 }]);
});

it('also remembers undefined', () => {
  let asked = 0;
  const none = onceEach((_document: object) => {
    asked += 1;
    return undefined;
  });
  const document = {};
  expect([none(document), none(document), asked]).toEqual([undefined, undefined, 1]);
});

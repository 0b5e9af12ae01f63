import { expect, it } from 'vitest';
import { onceEach } from './once-each.ts';

it('computes the result of a document once', () => {
  const made: string[] = [];
  const upper = onceEach((document: { readonly text: string }) => {
    made.push(document.text);
    return document.text.toUpperCase();
  });
  const one = { text: 'a' };
  expect([upper(one), upper(one)]).toEqual(['A', 'A']);
  expect(made).toEqual(['a']);
});

it('treats a reloaded document as another one, and keeps documents apart', () => {
  const size = onceEach((document: readonly string[]) => ({ size: document.length }));
  const [one, same] = [['a'], ['a']];
  expect(size(one)).not.toBe(size(same));
  expect([size(one), size(['a', 'b'])]).toEqual([{ size: 1 }, { size: 2 }]);
});

it('remembers an undefined result', () => {
  let asked = 0;
  const none = onceEach((_document: object) => {
    asked += 1;
    return undefined;
  });
  const document = {};
  expect([none(document), none(document), asked]).toEqual([undefined, undefined, 1]);
});

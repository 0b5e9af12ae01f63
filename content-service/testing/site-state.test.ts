import { expect, it } from 'vitest';
import { canonical } from './site-state.ts';

const A = 'kJ3xQ0aZ9tW7bN5mC2vL8sD4fG6hP1yR0uT3iE5oA7q';

it.each([
  ['a sealed text', (text: string) => `{"token":"${text}"}`],
  ['a key of lead calls', (text: string) => `{"secret":"whsec_${text.slice(0, 43)}="}`],
])('gives %s one name, wherever its Base64 has a slash', (_what, lineWith) => {
  const texts = [`${A}bcdefghij==`, `${A}/cdefghij==`, `${A.slice(0, 37)}/${A.slice(0, 20)}==`];
  const lines = texts.map((text) => canonical([lineWith(text)], 'race-1'));
  expect(lines).toEqual([lines[0], lines[0], lines[0]]);
});

it('gives a random text in the middle of an address a name of its own', () => {
  const [line] = canonical([`https://race-1.test/answer/${A}?x=1`], 'race-1');
  expect(line).toMatch(/^https:\/\/SITE\.test\/answer\/<[0-9a-f]{8}>\?x=1$/);
});

import { expect, it } from 'vitest';
import { onceText } from './once-text.ts';

it('computes a value once for each text, and each time for texts above the limit', () => {
  const asked: string[] = [];
  const upper = onceText((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  const long = 'x'.repeat(201);
  for (const text of ['a', 'b', 'a', long, long]) expect(upper(text)).toBe(text.toUpperCase());
  expect(asked).toEqual(['a', 'b', long, long]);
});

it('remembers the latest texts', () => {
  let made = 0;
  const count = onceText(() => {
    made += 1;
    return made;
  });
  for (let text = 0; text <= 1_000; text += 1) count(String(text));
  expect(count('1000')).toBe(1_001);
  expect(count('0')).toBe(1_002);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { htmlDecodeTree } from './html-entities.ts';

/** The `entities` package that htmlparser2 itself uses. */
const ofParser = createRequire(createRequire(import.meta.url).resolve('htmlparser2'));
const { DecodingMode, EntityDecoder } = ofParser('entities/decode');
const { decodeHTML, decodeHTMLAttribute } = ofParser('entities');

/** Decodes the text after a `&` with the table of this module; null when it starts with no known name. */
function read(text: string, mode: number): string | null {
  const points: number[] = [];
  const decoder = new EntityDecoder(htmlDecodeTree, (point: number) => points.push(point));
  decoder.startEntity(mode);
  const consumed = decoder.write(text, 0);
  const length = consumed < 0 ? decoder.end() : consumed;
  return length === 0 ? null : String.fromCodePoint(...points) + text.slice(length - 1);
}

/** All names of the table. */
const NAMES = readFileSync('worker/without/html-entities.ts', 'utf8')
  .match(/const NAMES = `([^`]+)`/)?.[1]
  ?.split(/\s+/)
  .filter((word) => /^[A-Z]/i.test(word));

test('its names decode as in HTML, with and without their semicolon', () => {
  expect(NAMES?.length).toBeGreaterThan(250);
  for (const name of NAMES ?? []) {
    for (const text of [`${name}; en`, `${name} en`, `${name}x`, `${name}=1`, name]) {
      const [legacy, attribute] = [decodeHTML(`&${text}`), decodeHTMLAttribute(`&${text}`)];
      expect(read(text, DecodingMode.Legacy) ?? `&${text}`).toBe(legacy);
      expect(read(text, DecodingMode.Attribute) ?? `&${text}`).toBe(attribute);
    }
  }
});

test('a rare name is left as it is', () => {
  expect(read('CounterClockwiseContourIntegral;', DecodingMode.Legacy)).toBeNull();
  expect(read('huis;', DecodingMode.Legacy)).toBeNull();
});

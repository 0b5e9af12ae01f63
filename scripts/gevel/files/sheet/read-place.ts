import { type Cell, cellText } from '../cell.ts';
import type { Read } from './read.ts';

/** `12B/0.3`, `85 bus 203`: number and box. */
const WITH_BOX =
  /^(\d{1,5}(?:[ -]?\d{0,5})?[a-z]{0,4}?)\s*(?:\/|,?\s*\b(?:bus|bte|boîte|boite|box|b\.)\s*)\s*([\p{L}\p{N}.]{1,8})$/iu;

const splitNumber = (text: string): readonly [string, string | undefined] => {
  const [, number = text, box] = WITH_BOX.exec(text) ?? [];
  return [number.trim(), box];
};

/** Reads a house number; with a second field also the letter box that stands in the same cell. */
export function readHouseNumber(cell: Cell, fields: number): Read {
  const text = cellText(cell);
  return { values: fields === 1 ? [text] : [...splitNumber(text)] };
}

/** Reads street, number and box of one cell: `Mechelsesteenweg 107/4`. */
export function readStreet(cell: Cell, fields: number): Read {
  const text = cellText(cell).replace(/\s+/g, ' ');
  if (fields === 1) return { values: [text] };
  const [, street, rest] = /^(.*?\p{L}.*?),? (\d.*)$/u.exec(text) ?? [];
  if (street === undefined || rest === undefined) return { values: [text] };
  const [number, box] = splitNumber(rest);
  return fields === 2 ? { values: [street, rest] } : { values: [street, number, box] };
}

/** `St. Vith` by language. */
const SAINT: Readonly<Record<string, string>> = { nl: 'Sint-', fr: 'Saint-', de: 'Sankt ' };

/** A place that is written in capitals, with a province in brackets, or with a short "Saint". */
export function placeName(written: string, language: string): string {
  const text = written.replace(/\s*\([^)]*\)\s*$/, '').trim();
  const cased =
    text === text.toUpperCase()
      ? text.toLowerCase().replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
      : text;
  return cased.replace(/^St\.?[ -]+(?=\p{Lu})/u, SAINT[language] ?? 'St. ');
}

/** Reads a Belgian zip, `8420`, `B-8420` or `5 100`; with a place behind it both. */
export function readZip(cell: Cell, fields: number, language: string): Read {
  const text = cellText(cell).replace(/\s+/g, ' ');
  const [, zip = '', name] = /^(?:B-? ?)?(\d ?\d ?\d ?\d)(?: (\D.*))?$/i.exec(text) ?? [];
  if (zip === '')
    return {
      objection:
        'a Belgian zip of four digits is expected; a home abroad comes in as a record with its country',
    };
  const place = name === undefined ? undefined : placeName(name, language);
  if (fields === 1 && place !== undefined) return { values: [zip.replace(/ /g, '')], beside: place };
  return { values: [zip.replace(/ /g, ''), place] };
}

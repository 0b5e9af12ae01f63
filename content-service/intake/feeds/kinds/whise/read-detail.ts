/** Reading of a detail's value, which is always text. */

import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { formatArea, formatMetres } from '#domain/format/measure.ts';
import { formatPrice } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { figureIn } from '../../mapping/figure.ts';
import { dayIn, idIn, member, saysYes, textIn } from '../../mapping/read.ts';
import { everywhere, type Words } from '../../mapping/words.ts';
import { CHOICES } from './choices.ts';
import type { Reading } from './details.ts';
import { YES } from './words.ts';

/** A value that was read: as a field needs it, and in words. */
export interface Read {
  readonly value: number | true | string | Words;
  readonly words: Words;
}

/** `none`: nothing is said. `unread`: something is said that cannot be read. */
type Reads = Read | 'none' | 'unread';

/** Longest text of a single line, such as a certificate's number. */
const LONGEST_LINE = 100;

interface Figure {
  readonly rule: Rule;
  readonly written: (value: number) => string;
}

const plain = (value: number): string => formatTrimmed(value, SAME_EVERYWHERE);

/** Figures by reading, each within the range that records may have; zero says nothing. */
const FIGURE_READINGS: Readonly<Record<string, Figure>> = {
  year: { rule: FIGURES.year, written: String },
  count: { rule: FIGURES.count, written: plain },
  area: { rule: FIGURES.area, written: (value) => formatArea(value, SAME_EVERYWHERE) },
  length: { rule: FIGURES.length, written: (value) => formatMetres(value, SAME_EVERYWHERE) },
  euros: { rule: FIGURES.euros, written: (value) => formatPrice(value, SAME_EVERYWHERE) },
  energy: { rule: FIGURES.energy, written: plain },
  energyOfAYear: { rule: FIGURES.energyOfAYear, written: plain },
  emission: { rule: FIGURES.emission, written: plain },
};

/** A day as the vendor writes it among details, month first: "08/21/2025 00:00". */
function detailDay(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?: \d{2}:\d{2})?$/.exec(text) ?? [];
  return dayIn(`${year}-${month}-${day}T00:00`) === null ? null : `${day}/${month}/${year}`;
}

/** Reads the value of a detail. */
export function readDetail(detail: unknown, reads: Reading): Reads {
  const value = member(detail, 'value');
  if (typeof reads === 'object') {
    const id = idIn(member(member(detail, 'enum'), 'id'));
    const choices: ReadonlyMap<number, Words> = CHOICES[reads.choice];
    const words = id === null ? undefined : choices.get(Number(id));
    if (words !== undefined) return { value: words, words };
    return id === null && textIn(value) === null ? 'none' : 'unread';
  }
  if (reads === 'yes') {
    if (saysYes(value)) return { value: true, words: YES };
    return value === undefined || value === null || ['', '0', 0, false].includes(value as string)
      ? 'none'
      : 'unread';
  }
  const figure = FIGURE_READINGS[reads];
  if (figure !== undefined) {
    const number = figureIn(value, figure.rule);
    return typeof number === 'string' ? number : { value: number, words: everywhere(figure.written(number)) };
  }
  const text = textIn(value);
  if (text === null) return typeof value === 'string' || (value ?? null) === null ? 'none' : 'unread';
  if (reads === 'day') {
    const day = detailDay(text);
    return day === null ? 'unread' : { value: day, words: everywhere(day) };
  }
  const line = plainLine(text);
  return line === '' || line.length > LONGEST_LINE ? 'unread' : { value: line, words: everywhere(line) };
}

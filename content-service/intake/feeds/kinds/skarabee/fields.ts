/** Fields of a property by the tables. */
import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { isHttpsAddress } from '#domain/rules/link.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { CODES, NOES } from './codes.ts';
import { ELEMENTS, type Reading } from './elements.ts';
import { codeOf, isTrue, threeState, tokenOf } from './published.ts';

const LONGEST_TEXT = 120;

const RULES: Partial<Readonly<Record<Reading, Rule>>> = {
  rooms: FIGURES.rooms,
  count: FIGURES.count,
  year: FIGURES.year,
  area: FIGURES.area,
  length: FIGURES.length,
  euros: FIGURES.euros,
  kWhOfAYear: FIGURES.energyOfAYear,
};

/** What a value says: nothing for silence, `unread` for what is not understood. */
function readAs(reads: Reading, value: unknown): unknown {
  const rule = RULES[reads];
  if (rule !== undefined) {
    const figure = figureIn(value, rule);
    // A negative figure is how systems write that there is none.
    return figure === 'none' ? undefined : typeof figure === 'number' && figure < 0 ? 'unread' : figure;
  }
  const text = textIn(value);
  switch (reads) {
    case 'yes':
      return threeState(value) ?? (text === null || text === 'UNDEFINED' ? undefined : 'unread');
    case 'flag':
      // An unticked box is no statement.
      return isTrue(value) ? true : undefined;
    case 'floor':
      // Zero is how the vendor writes that nothing is filled in.
      if (text === null) return undefined;
      return /^-?\d{1,3}$/.test(text) && FIGURES.floor(Number(text)).length === 0 ? Number(text) : 'unread';
    case 'score':
      if (text === null) return undefined;
      return /^[A-D]$/.test(text) ? text : 'unread';
    case 'link':
      if (text === null) return undefined;
      return isHttpsAddress(text) ? text : 'unread';
    default: {
      const line = plainLine(text ?? '');
      return line === '' ? undefined : line.length > LONGEST_TEXT ? 'unread' : line;
    }
  }
}

type Values = Map<string, unknown>;

function codesOf(name: string, value: unknown, values: Values, say: Say): void {
  const table = CODES[name] ?? {};
  // An array has its codes in one member.
  const inner = typeof value === 'object' && value !== null ? Object.values(value).flat() : [value];
  for (const code of inner) {
    if (code === 'UNDEFINED' || code === '' || code === undefined) continue;
    const said = codeOf(table, code);
    if (code === 'NONE' && NOES[name] !== undefined) {
      for (const field of NOES[name]) values.set(field, 'NO');
    } else if (!said) {
      say({ what: 'code', name, value: tokenOf(code) });
    } else {
      const [field, meant] = said;
      const before = values.get(field);
      // What a table or another element has said first stands, but for several kinds at once.
      if (before === undefined) values.set(field, meant);
      else if (LISTS.includes(field) && before !== meant)
        values.set(field, [...new Set([before, meant].flat())]);
    }
  }
}

/** Fields of which a home may have several codes. */
const LISTS: readonly string[] = ['comfort.heating', 'comfort.glazing_type'];

/** Every field that the tables read, by its path; what is not understood, or has no place, is said. */
export function fieldsOf(property: unknown, left: Readonly<Record<string, string>>, say: Say): Values {
  const values: Values = new Map();
  for (const [name, element] of ELEMENTS) {
    const value = member(property, name);
    if (value === undefined) continue;
    if ('coded' in element) codesOf(name, value, values, say);
    else if ('field' in element) {
      const read = readAs(element.reads, value);
      if (read === 'unread') say({ what: 'value', name, value: shownValue(value) });
      else if (read !== undefined && !values.has(element.field)) values.set(element.field, read);
    }
  }
  for (const [name, value] of Object.entries(left)) say({ what: 'detail', name, value });
  return values;
}

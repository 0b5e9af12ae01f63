import { type Decimal, readNumber } from '#domain/csv/cell-number.ts';
import { fold } from '#domain/fold.ts';
import type { Cell } from '../cell.ts';
import type { Read } from './read.ts';

/** Units behind or before a number, which change nothing of it. */
const UNITS =
  /(?:€|\beuros?\b|\beur\b|\bkwh\b.*|m²|\bm2\b|(?:\/|\bper\b|\bpar\b|\bpro\b|\bp\b\.?) ?(?:maand|mois|month|monat|m\b\.?))/giu;
/** A few whole digits, a sign and three more: thousands in one country, decimals in the other. */
const EITHER = /^[-−]?\d{1,3}[.,]\d{3}$/;

/** A number’s text without its unit and its spaces; `,-` behind it stands for no cents. */
export const bareNumber = (text: string): string =>
  text
    .replace(UNITS, ' ')
    .replace(/[.,][-–—]+\s*$/u, ',00')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Reads a number with its unit. Where the file does not say its decimal sign, a cell that could be both asks; where it
 * says it, three decimals still ask, since no surface and no price has them.
 */
export function readFigure(cell: Cell, decimal: Decimal | null): Read {
  if (typeof cell === 'number') return { values: [cell] };
  if (typeof cell !== 'string') return { objection: 'a number is expected' };
  const about = /^\s*(?:ca\.?|circa|env\.?|environ|approx\.?|±|~)\s*(?=\d)/iu;
  const text = bareNumber(cell.replace(about, ''));
  const read = readNumber(text, decimal);
  if ('objection' in read) return { objection: read.objection.replace(/--decimal /g, 'decimal: ') };
  if (typeof read.value === 'string') return { objection: 'a number is expected' };
  if (EITHER.test(text) && !Number.isInteger(read.value))
    return {
      objection: `${read.value} or ${text.replace(/[.,]/, '')}? Write it without a sign between its digits`,
    };
  return about.test(cell)
    ? { values: [read.value], note: `read as ${read.value}, although the cell says about` }
    : { values: [read.value] };
}

/** Folded words for a price that is not told. */
const ON_REQUEST = [
  'op aanvraag',
  'prijs op aanvraag',
  'sur demande',
  'prix sur demande',
  'on request',
  'price on request',
  'auf anfrage',
  'preis auf anfrage',
];
/** The lowest price to be believed, euros: below it a sign was typed at the wrong place. */
const LEAST_PRICE = 20;

/** Reads euros; a price on request is -1, which hides it. */
export function readMoney(cell: Cell, decimal: Decimal | null): Read {
  if (typeof cell === 'string' && ON_REQUEST.includes(fold(cell))) return { values: [-1] };
  const read = readFigure(cell, decimal);
  if ('objection' in read) return read;
  const [value] = read.values;
  if (value === -1) return read;
  if (Number(value) < 0) return { objection: 'a price below zero; -1 hides it' };
  return Number(value) < LEAST_PRICE
    ? {
        objection: `a price of ${String(value)} euros is not to be believed; correct it, or write -1 to hide it`,
      }
    : read;
}

/** Hectares, ares and centiares, as notarial deeds write plots: `12 a 50 ca`. */
const ARES = /^(?:(\d+) ?(?:ha|hectares?))? ?(?:(\d+) ?(?:a|ares?|are))? ?(?:(\d+) ?(?:ca|centiares?))?$/iu;

/** Reads m²; 0 is what systems write for none. */
export function readArea(cell: Cell, decimal: Decimal | null): Read {
  const plot = typeof cell === 'string' ? ARES.exec(cell.trim().replace(/\s+/g, ' ')) : null;
  if (plot?.[0]) {
    const [, hectares = 0, ares = 0, centiares = 0] = plot;
    return { values: [Number(hectares) * 10_000 + Number(ares) * 100 + Number(centiares)] };
  }
  const read = readFigure(cell, decimal);
  if ('objection' in read || read.values[0] !== 0) return read;
  return { values: [], note: '0 m² is left out' };
}

/** Highest energy score to be believed, kWh/m² a year. */
const MOST_ENERGY = 5000;

/** Reads an energy score. A letter is a class and no score. */
export function readEnergy(cell: Cell, decimal: Decimal | null): Read {
  if (typeof cell === 'string' && /^[A-G]\+{0,2}$/i.test(cell.trim()))
    return { values: [], note: `"${cell.trim()}" is a class and no score: left out` };
  const read = readFigure(cell, decimal);
  if ('objection' in read) return read;
  return Number(read.values[0]) > MOST_ENERGY || Number(read.values[0]) < -200
    ? { objection: `no home has a score of ${String(read.values[0])} kWh/m²` }
    : read;
}

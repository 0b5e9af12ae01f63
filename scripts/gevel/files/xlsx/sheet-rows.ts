import type { Cell } from '../cell.ts';
import { isEmptyCell } from '../cell.ts';
import { FileError } from '../entry.ts';
import { readXml } from './read-xml.ts';
import type { Workbook } from './workbook.ts';

/** Limits of a sheet; an agency with more homes sends NDJSON. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 300;
const MOST_MERGES = 5000;
/** Cells of all merged areas. */
const MOST_MERGED = 2_000_000;

interface Place {
  readonly row: number;
  readonly column: number;
}

/** `BC12` → row 12, column 54, both from 0 for columns and from 1 for rows. */
function placeOf(reference: string): Place | null {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}

const DAY = 86_400_000;
const pad = (number: number): string => String(number).padStart(2, '0');

/** The day of a serial number: days since the end of 1899, whose first sixty count a 29 February 1900 that never was. */
function dayOf(serial: number, from1904: boolean): Cell {
  const days = Math.floor(serial);
  const seconds = Math.round((serial - days) * 86_400);
  const begins = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(begins + days * DAY);
  if (days < 0 || Number.isNaN(date.getTime())) return { fault: 'no day', shows: String(serial) };
  const day = date.toISOString().slice(0, 10);
  const time = `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return seconds === 0 ? { day } : { day, time };
}

interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly formula: boolean;
  readonly value: string;
}

/** A text as typed: Excel writes signs that XML cannot hold, or would change, as `_x000D_` (ECMA-376, ST_Xstring). */
const asTyped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function cellOf({ type, style, formula, value }: RawCell, { texts, dayStyles, from1904 }: Workbook): Cell {
  if (type === 'e') return { fault: `the cell holds an error of Excel (${value})`, shows: value };
  if (value === '') {
    return formula && type !== 'str'
      ? {
          fault: 'the cell is a formula without a stored result; open the file in Excel and save it',
          shows: '=',
        }
      : null;
  }
  switch (type) {
    case 's': {
      const text = texts[Number(value)];
      const fault = 'the cell refers to a text that is not there';
      return text === undefined ? { fault, shows: value } : asTyped(text);
    }
    case 'str':
    case 'inlineStr':
      return asTyped(value);
    case 'b':
      return value === '1';
    case 'd':
      return { day: value.slice(0, 10) };
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return { fault: 'the cell holds no number', shows: value };
      return dayStyles[style] === true ? dayOf(number, from1904) : number;
    }
  }
}

/**
 * Cells of merged areas other than their first: their value stands in another cell, and empty would remove it. Areas
 * never overlap in Excel, so that together they have no more cells than a sheet.
 */
function spread(rows: ReadonlyMap<number, Cell[]>, areas: readonly string[]): void {
  let left = MOST_MERGED;
  for (const area of areas) {
    const [from = '', to = from] = area.split(':');
    const [first, last] = [placeOf(from), placeOf(to)];
    if (first === null || last === null || isEmptyCell(rows.get(first.row)?.[first.column])) continue;
    const width = Math.min(last.column, MOST_COLUMNS - 1) - first.column + 1;
    const bottom = Math.min(last.row, MOST_ROWS);
    left -= Math.max(1, width) * Math.max(1, bottom - first.row + 1);
    if (left < 0) throw new FileError('the sheet has too many merged cells; unmerge them');
    const fault = {
      fault: `the cell is merged with ${from}; unmerge it and write its own value`,
      shows: area,
    };
    for (let row = first.row; row <= bottom; row += 1) {
      const cells = rows.get(row);
      for (let column = first.column; cells !== undefined && column < first.column + width; column += 1)
        if (row !== first.row || column !== first.column) cells[column] = fault;
    }
  }
}

/** What a sheet holds. */
export interface Sheet {
  /** Line → cells; rows without any are left out. */
  readonly rows: ReadonlyMap<number, readonly Cell[]>;
}

/** Reads the cells of a sheet. @throws FileError beyond the limits, as soon as they are passed */
export async function readSheetRows(bytes: AsyncIterable<Buffer>, workbook: Workbook): Promise<Sheet> {
  const rows = new Map<number, Cell[]>();
  const merges: string[] = [];
  let line = 0;
  let column = -1;
  let cells: Cell[] = [];
  let cell: Record<string, string> = {};
  let [value, formula, inValue, spoken] = ['', false, false, false];
  await readXml(bytes, {
    open: (name, attributes) => {
      switch (name) {
        case 'row':
          line = Number(attributes['r'] ?? line + 1);
          if (!(line > 0 && line <= MOST_ROWS))
            throw new FileError(
              `the sheet has more than ${MOST_ROWS} rows; delete the empty ones or split it`,
            );
          column = -1;
          cells = [];
          break;
        case 'c': {
          cell = attributes;
          column = placeOf(attributes['r'] ?? '')?.column ?? column + 1;
          [value, formula] = ['', false];
          break;
        }
        case 'f':
          formula = true;
          break;
        case 'rPh':
          spoken = true;
          break;
        case 'v':
        case 't':
          inValue = true;
          break;
        case 'mergeCell':
          if (merges.length === MOST_MERGES)
            throw new FileError(`the sheet has more than ${MOST_MERGES} merged areas`);
          merges.push(attributes['ref'] ?? '');
          break;
        default:
      }
    },
    text: (part) => {
      if (inValue && !spoken) value += part;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      if (name === 'rPh') spoken = false;
      if (name === 'c') {
        const { t: type = 'n', s: style = '0' } = cell;
        const read = cellOf({ type, style: Number(style), formula, value }, workbook);
        if (read === null) return;
        if (column >= MOST_COLUMNS) throw new FileError(`the sheet has more than ${MOST_COLUMNS} columns`);
        while (cells.length < column) cells.push(null);
        cells[column] = read;
      }
      if (name === 'row' && cells.length > 0) rows.set(line, cells);
    },
  });
  spread(rows, merges);
  return { rows };
}

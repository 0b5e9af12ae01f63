/** Which cells are read how: a table of fields, and the types of the record's own schema for all others. */

import { type Decimal, readNumber } from '#domain/csv/cell-number.ts';
import type { Column } from '#domain/csv/columns.ts';
import { picturesOf } from '#domain/csv/record.ts';
import type { Locale } from '#domain/locale.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { type Cell, cellText, isDay } from '../cell.ts';
import { statusIn, typeIn, type Words } from './labels.ts';
import { plainText } from './plain-text.ts';
import type { Read } from './read.ts';
import { readDay } from './read-day.ts';
import { readArea, readEnergy, readFigure, readMoney } from './read-figure.ts';
import { placeName, readHouseNumber, readStreet, readZip } from './read-place.ts';

/** What all cells of a file are read by. */
export interface Habits {
  readonly decimal: Decimal | null;
  readonly language: Locale;
  readonly words: Words;
}

/** Reads the cells that give one column's fields: one cell, or those of several columns of the same field. */
type Reader = (cells: readonly Cell[], fields: readonly Column[], habits: Habits) => Read;

const DATED = 'Excel has made a date of it; format the cell as text and type it again';

/** A reader of one cell. */
const one =
  (read: (cell: Cell, habits: Habits, fields: readonly Column[]) => Read): Reader =>
  ([cell = null], fields, habits) =>
    read(cell, habits, fields);

/** A reader of one cell that is a text or a number, and never a day. */
const written = (read: (cell: Cell, fields: number, language: Locale) => Read): Reader =>
  one((cell, { language }, fields) =>
    isDay(cell) ? { objection: DATED } : read(cell, fields.length, language),
  );

/** Yes and no in any usual spelling; a cross says yes, a dash nothing. */
export function readYesNo(cell: Cell): Read {
  const text = cellText(cell).toLowerCase();
  if (['-', '–', '/', '?'].includes(text)) return { values: [] };
  const said = ['x', '✓', '✔', 'v'].includes(text) ? true : yesOrNo(typeof cell === 'boolean' ? cell : text);
  return said === null ? { objection: 'yes or no is expected, such as ja, non or x' } : { values: [said] };
}

/** An id of digits; zeros in front are none of it, and a second field has it as it is written. */
function readId(cell: Cell): Read {
  const text = cellText(cell);
  return /^\d{1,12}$/.test(text)
    ? { values: [text.replace(/^0+(?=\d)/, ''), text] }
    : { objection: 'an id of digits is expected' };
}

function readStatus(cells: readonly Cell[], _fields: readonly Column[], { words }: Habits): Read {
  const found = statusIn(cells.map(cellText), words);
  return 'id' in found
    ? { values: [String(found.id)] }
    : {
        objection: `no known status; add a line to the mapping, such as: ${found.unknown} = FOR_SALE`,
      };
}

function readType(cell: Cell, { words }: Habits): Read {
  const found = typeIn(cellText(cell), words);
  return found === null
    ? { objection: `no known type of home; add a line to the mapping, such as: ${cellText(cell)} = house` }
    : { values: [String(found.headType), found.subType === undefined ? undefined : String(found.subType)] };
}

/** Pictures of one or more cells, in the order of their columns. */
function readPictures(cells: readonly Cell[], [column]: readonly Column[]): Read {
  const names = cells.flatMap((cell) => picturesOf(cellText(cell))).filter((name) => name !== '');
  const sound = names.filter((name) => /^https:\/\/\S+$|^(?!\w+:)\S.*\.\w{3,4}$/i.test(name));
  const odd = names.filter((name) => !sound.includes(name));
  const values = [sound.map((name) => ({ [column?.name ?? 'file']: name }))];
  return odd.length === 0
    ? { values }
    : { values, note: `left out, since it is neither a file nor an https address: ${odd.join(', ')}` };
}

/** Readers by field, without its kind and language. */
const READERS: Readonly<Record<string, Reader>> = {
  'general.id': written((cell) => readId(cell)),
  'general.transaction.id': readStatus,
  'general.headType.id': one(readType),
  'general.address.street': written(readStreet),
  'general.address.number': written(readHouseNumber),
  'general.address.city.zip': written(readZip),
  'general.address.city.name': written((cell, _fields, language) => ({
    values: [placeName(cellText(cell), language)],
  })),
  'general.address.visible': one(readYesNo),
  'general.description': written((cell) => ({ values: [plainText(cellText(cell))] })),
  'general.publicationDate': one(readDay),
  'technical.availableDate': one(readDay),
  'technical.elevator': one(readYesNo),
  'technical.furniture': one(readYesNo),
  'technical.petsAllowed': one(readYesNo),
  'technical.newBuilding': one(readYesNo),
  'energy.epcValue': one((cell, { decimal }) => readEnergy(cell, decimal)),
};

const AREA = /^dimensions\.area/;
const MONEY = /^general\.price\.(?:value|totalPrice)$/;

function readByType(cell: Cell, { type }: Column, { decimal }: Habits): Read {
  switch (type) {
    case 'number':
      return readFigure(cell, decimal);
    case 'degrees': {
      const read = readNumber(cellText(cell), 'plain');
      return 'objection' in read ? read : { values: [read.value] };
    }
    case 'boolean':
      return readYesNo(cell);
    case 'texts':
    case 'numbers':
      return {
        values: [
          cellText(cell)
            .split('|')
            .map((part) => part.trim()),
        ],
      };
    default:
      return isDay(cell) ? { objection: DATED } : { values: [cellText(cell)] };
  }
}

/** The reader of a column by its first field. */
export function readerOf(first: Column): Reader {
  if (first.type === 'pictures') return readPictures;
  const [, ...path] = first.field.replace(/\.(?:nl|fr|en|de)$/, '').split('.');
  const field = path.join('.');
  const reader = READERS[field];
  if (reader !== undefined) return reader;
  if (AREA.test(field)) return one((cell, { decimal }) => readArea(cell, decimal));
  if (MONEY.test(field)) return one((cell, { decimal }) => readMoney(cell, decimal));
  return one((cell, habits) => readByType(cell, first, habits));
}

/** A day, and the time where one is stated, as a workbook stores it. */
interface CellDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:mm:ss */
  readonly time?: string;
}

/** A cell that has no value although it is not empty, such as `#REF!`. */
interface CellFault {
  readonly fault: string;
  /** What the cell shows. */
  readonly shows: string;
}

/** A cell of a spreadsheet: workbooks know numbers, days and errors; a CSV file has texts only. null is empty. */
export type Cell = string | number | boolean | CellDay | CellFault | null;

/** A row of a spreadsheet, with the line that a person sees beside it. */
export type SheetRow =
  | { readonly line: number; readonly cells: readonly Cell[]; readonly unreadable?: undefined }
  | { readonly line: number; readonly unreadable: string };

export const isDay = (cell: Cell): cell is CellDay =>
  typeof cell === 'object' && cell !== null && 'day' in cell;
export const isFault = (cell: Cell): cell is CellFault =>
  typeof cell === 'object' && cell !== null && 'fault' in cell;

/** Whether a cell is empty: also one of spaces, fixed spaces or invisible signs. */
export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && /^[\s\p{Cf}]*$/u.test(cell));

/** A cell as a person sees it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell).trim();
  return 'day' in cell ? cell.day : cell.shows;
}

/** Workbooks of Excel (.xlsx, ECMA-376), read without running anything in them. */
import type { SheetRow } from '../cell.ts';
import { FileError } from '../entry.ts';
import { readSheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';
import { Zip } from './zip.ts';

/** Size limits of a workbook, bytes. */
export const MOST_OF_XLSX = 20 * 1024 * 1024;
const MOST_UNPACKED = 120 * 1024 * 1024;

/** The signature of older formats of Excel, and of protected files of the new one. */
const isOldFile = (bytes: Buffer): boolean => bytes.length > 8 && bytes.readUInt32BE(0) === 0xd0cf11e0;

/** A sheet of a workbook, and the names of the others. */
export interface ReadSheet {
  readonly name: string;
  readonly others: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly rows: readonly SheetRow[];
}

/**
 * Reads a sheet by its name, or the first one that is not hidden. Cells have the results that formulas had when the file
 * was saved; errors, formulas without a result and merged cells are faults, so that none passes for an empty cell.
 * @throws FileError for what cannot be read, and beyond the limits
 */
export async function readXlsx(bytes: Buffer, wanted: string | null = null): Promise<ReadSheet> {
  if (bytes.length > MOST_OF_XLSX)
    throw new FileError(
      `larger than ${MOST_OF_XLSX / 1024 / 1024} MB; delete pictures and other sheets from it`,
    );
  if (isOldFile(bytes))
    throw new FileError('an old or a protected file of Excel; save it as .xlsx, without a password');
  const zip = new Zip(bytes, MOST_UNPACKED);
  if (zip.names.some((name) => /vbaProject/i.test(name)))
    throw new FileError('the workbook has macros; save it as .xlsx, without macros');
  const workbook = await readWorkbook(zip);
  const { tabs } = workbook;
  const tab = tabs.find(({ name, hidden }) => (wanted === null ? !hidden : name === wanted));
  if (tab === undefined)
    throw new FileError(
      wanted === null || tabs.length === 0
        ? 'not a workbook of Excel, or one without a sheet'
        : `the workbook has no sheet "${wanted}"; it has ${tabs.map(({ name }) => `"${name}"`).join(', ')}`,
    );
  const { rows } = await readSheetRows(zip.unpack(tab.path), workbook);
  return {
    name: tab.name,
    others: tabs.filter((one) => one !== tab).map(({ name, hidden }) => ({ name, hidden })),
    rows: [...rows].map(([line, cells]) => ({ line, cells })).toSorted((one, other) => one.line - other.line),
  };
}

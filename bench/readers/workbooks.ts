import { FileError } from '#scripts/gevel/files/entry.ts';
import { workbookOf } from '#scripts/gevel/files/testing/workbook.ts';
import { readXlsx } from '#scripts/gevel/files/xlsx/index.ts';
import { MB, type Reader, repeated, textOf } from './shape.ts';

/** A workbook that is not packed. */
const stored = (sheet: string, parts: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(workbookOf(sheet, parts, true));

/** A workbook whose sheet has these bytes, stored as they are: what a megabyte costs holds for any unpacked size. */
const sheet = (bytes: number, piece: (index: number) => string): Uint8Array<ArrayBuffer> =>
  stored(textOf(repeated(bytes, piece, '<worksheet><sheetData>', '</sheetData></worksheet>')), {});
const cell = (n: number, inner: string): string => `<row r="${n + 1}"><c r="A${n + 1}"${inner}</c></row>`;

/** Workbooks of agencies. At most 120 MB are unpacked of one. */
export const WORKBOOKS: readonly Reader[] = [
  {
    name: 'XLSX',
    most: 2 * MB,
    read: async (bytes) => {
      try {
        return (await readXlsx(Buffer.from(bytes))).rows.length;
      } catch (error) {
        if (error instanceof FileError) return error.message;
        throw error;
      }
    },
    shapes: {
      rows: (bytes) => sheet(bytes, (n) => cell(n, '><v>1</v>')),
      'texts in cells': (bytes) => sheet(bytes, (n) => cell(n, ' t="inlineStr"><is><t>a &amp; b</t></is>')),
      errors: (bytes) => sheet(bytes, (n) => cell(n, ' t="e"><f>A1</f><v>#REF!</v>')),
      spaces: (bytes) => sheet(bytes, () => '  '),
      depth: (bytes) => sheet(bytes, () => '<a>'),
      attributes: (bytes) => stored(textOf(repeated(bytes, (n) => ` a${n}=""`, '<worksheet', '/>')), {}),
      'merged areas': (bytes) =>
        stored(
          textOf(
            repeated(
              bytes,
              () => '<mergeCell ref="A1:XFD9"/>',
              `<worksheet><sheetData>${Array.from({ length: 9 }, (_, n) => cell(n, '><v>1</v>')).join('')}</sheetData>`,
              '</worksheet>',
            ),
          ),
        ),
      'shared texts': (bytes) =>
        stored('<worksheet/>', {
          'xl/sharedStrings.xml': textOf(repeated(bytes, () => '<si><t>a</t></si>', '<sst>', '</sst>')),
        }),
    },
  },
];

import manifest from 'virtual:client-manifest';
import * as z from 'zod';
import { COMPOSITIONS, choiceOf, FRAME_PARTS, type Part, SCREEN_PARTS } from '#domain/theme/compositions.ts';
import { SHEETS, type Sheet } from '#domain/views/sheets.ts';
import { textHash } from '../theme/text-hash.ts';

const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
const ENTRY = 'entry.tsx';
const STAFF_SCRIPT = 'staff/staff.ts';
const STAFF_HOME_SCRIPT = 'staff/home/home.ts';
const PICTURES_SCRIPT = 'staff/pictures/pictures.ts';

interface ClientFiles {
  /** Address of the entry module; null when the client was built without one. */
  readonly entry: string | null;
  /** The same for the additional script of the agency's own pages. */
  readonly staff: string | null;
  /** The same of the page of a home. */
  readonly staffHome: string | null;
  /** The same for the page on which they send pictures. */
  readonly staffPictures: string | null;
  /** Addresses of the modules that the entry imports at its start; preload links load them in parallel. */
  readonly preloads: readonly string[];
  /** Address of the common stylesheet. */
  readonly css: string | null;
  /** Addresses of the stylesheets that only some screens need. */
  readonly sheets: Partial<Readonly<Record<Sheet, string>>>;
  /**
   * Addresses of the compositions' stylesheets, by part and name; a composition without one uses the common sheet.
   */
  readonly compositions: Readonly<Partial<Record<Part, Readonly<Record<string, string>>>>>;
}

const sheetsOfPart = (part: Part, fileOf: (key: string) => string | undefined) =>
  Object.fromEntries(
    COMPOSITIONS[choiceOf(part)].flatMap((name) => {
      const file = fileOf(`styles/compositions/${part}/${name}.css`);
      return file === undefined ? [] : [[name, `/${file}`]];
    }),
  );

/** Reads the entry and the stylesheets from a Vite manifest. Throws for an invalid manifest. */
export function readClientFiles(source: unknown): ClientFiles {
  const manifest = ManifestSchema.parse(source);
  const entry = manifest[ENTRY];
  const css = entry?.css?.[0];
  const fileOf = (key: string): string | null => {
    const file = manifest[key]?.file;
    return file === undefined ? null : `/${file}`;
  };
  return {
    entry: fileOf(ENTRY),
    staff: fileOf(STAFF_SCRIPT),
    staffHome: fileOf(STAFF_HOME_SCRIPT),
    staffPictures: fileOf(PICTURES_SCRIPT),
    preloads: (entry?.imports ?? []).flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`),
    css: css === undefined ? null : `/${css}`,
    sheets: Object.fromEntries(
      SHEETS.flatMap((name) => {
        const sheet = manifest[`styles/screens/${name}.css`];
        return sheet === undefined ? [] : [[name, `/${sheet.file}`]];
      }),
    ),
    compositions: Object.fromEntries(
      [...FRAME_PARTS, ...SCREEN_PARTS].flatMap((part) => {
        const sheets = sheetsOfPart(part, (key) => manifest[key]?.file);
        return Object.keys(sheets).length === 0 ? [] : [[part, sheets]];
      }),
    ),
  };
}

/** The files of this deployment's client, read once when the Worker starts. */
export const CLIENT_FILES: ClientFiles = readClientFiles(manifest);

/**
 * Changes when pages link to another file, because older cached pages would request files that no longer exist.
 */
export const PAGE_FILES: string = textHash(JSON.stringify(CLIENT_FILES));

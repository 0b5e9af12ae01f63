/** A backup of an agency: its rows table by table, and the files of its pictures (docs/decisions/0129). */
import * as z from 'zod';
import { FileHashSchema } from './picture-file.ts';

/** Parts of a backup: what is the agency's own, and visitors' data, which is saved only when asked. */
export const BACKUP_PARTS = ['agency', 'visitors'] as const;
export type BackupPart = (typeof BACKUP_PARTS)[number];

/** A value as SQLite stores it. */
const ValueSchema = z.union([z.string(), z.number(), z.null()]);

const TableNameSchema = z.string().regex(/^[a-z_]{1,64}$/, 'not the name of a table');

/** Range of a site's numbers among those that count over a whole database: above the first, up to the second. */
const NumbersSchema = z.object({ above: z.number().int().min(0), upto: z.number().int().min(0) });

/** `GET …/backup`: what a backup of this site holds now. */
export const BackupSchema = z.object({
  /** Time before the first row is read: persons erased later may be in the backup. */
  savedAt: z.string(),
  /** Shape of the tables: a backup is restored only into tables of the same shape. */
  shape: z.record(z.string(), z.string()),
  /** Numbers of the site's events and journal entries. */
  numbers: z.object({ events: NumbersSchema, journal: NumbersSchema }),
  site: z.string(),
  /** The site's document, as JSON text: exactly as it is stored. */
  document: z.string(),
  /** Tables in the order in which they are saved; restored in the opposite order. */
  tables: z.array(z.object({ name: z.string(), part: z.enum(BACKUP_PARTS), columns: z.array(z.string()) })),
});
export type Backup = z.infer<typeof BackupSchema>;

export const BackupRowsQuerySchema = z.object({
  table: TableNameSchema,
  part: z.enum(BACKUP_PARTS),
  after: z.string().max(4_000).optional(),
});

/** `GET …/backup/rows`: rows of a table by their key, values in the order of its columns. */
export const BackupRowsSchema = z.object({
  rows: z.array(z.array(ValueSchema)),
  /** Where the next page continues; null after the last one. */
  next: z.string().nullable(),
});

/** `GET …/backup/files`: the picture files of the site, by hash. */
export const BackupFilesSchema = z.object({
  files: z.array(z.object({ hash: FileHashSchema, bytes: z.number().int() })),
  next: z.string().nullable(),
});

/** `POST …/restore`: begins to restore a site that does not exist. */
export const RestoreBeginSchema = z.object({
  savedAt: z.iso.datetime(),
  shape: z.record(z.string(), z.string()),
  numbers: z.object({ events: NumbersSchema, journal: NumbersSchema }),
  document: z.string(),
  /** Only says whether it could begin. */
  dryRun: z.boolean().optional(),
});

/** `PUT …/restore/rows`: writes rows of a table; sent again, they replace themselves. */
export const RestoreRowsSchema = z.strictObject({
  table: TableNameSchema,
  columns: z
    .array(z.string().regex(/^[a-z_0-9]{1,64}$/, 'not the name of a column'))
    .min(1)
    .max(100),
  rows: z.array(z.array(ValueSchema)).max(500),
});
export const RestoredRowsSchema = z.object({
  /** Rows that were written; the others belong to rows that were deleted while the backup was made. */
  rows: z.number().int(),
});

/** `POST …/restore/finish`: compares, erases again who was erased since, and opens the site. */
export const RestoreFinishSchema = z.strictObject({
  /** Rows that were written, by table. */
  rows: z.record(z.string(), z.number().int()),
  /** `after` of the answer before. */
  after: z.string().max(1_000).nullish(),
});
export const RestoreFinishedSchema = z.object({
  /** `forgetting`: call again with `after`. */
  state: z.enum(['forgetting', 'open']),
  after: z.string().nullable(),
  /** Persons erased again by this call, each by the first characters of their record. */
  persons: z.array(z.string()),
});

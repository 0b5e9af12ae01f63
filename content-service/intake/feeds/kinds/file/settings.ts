import * as z from 'zod';
import { DECIMALS } from '#domain/csv/cell-number.ts';
import { MOST_PICTURE_HOSTS } from '#wire/own-service.ts';

/** Formats of files, by the name that `feed add --format` gives them. */
const FORMATS = ['ndjson', 'csv', 'kyero'] as const;

/** Settings of a feed that is a file at an address. */
export const SettingsSchema = z
  .strictObject({
    address: z.url({ protocol: /^https?$/ }).max(500),
    /**
     * Said, never told by the file's content: a page of an error would be a spreadsheet of one column, and a spreadsheet
     * may hold anything.
     */
    format: z.enum(FORMATS).default('ndjson'),
    /** The sign before the decimals of a CSV file's numbers. */
    decimal: z.enum(DECIMALS).optional(),
    /** Hosts whose pictures the homes may name. */
    pictureHosts: z.array(z.string().max(260)).max(MOST_PICTURE_HOSTS).optional(),
  })
  .refine(({ format, decimal }) => decimal === undefined || format === 'csv', {
    path: ['decimal'],
    message: 'only a file of the format csv has it',
  });
export type FileSettings = z.infer<typeof SettingsSchema>;

export const settingsOf = (settings: unknown): FileSettings => SettingsSchema.parse(settings);

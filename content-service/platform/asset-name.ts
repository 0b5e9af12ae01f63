import * as z from 'zod';

/** Name of a picture; no dots at the start, so no `..`. */
export const AssetNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9])?$/, 'not a name');

/** Whether a picture is named that the site keeps itself, not an address elsewhere. */
export const isOwnPicture = (name: unknown): name is string => AssetNameSchema.safeParse(name).success;

import * as z from 'zod';

/** Name of a picture; no dot at the start, so no `..`. */
export const AssetNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9])?$/, 'not a name');

/** Whether a value is the name of one of the site's own pictures, not an external address. */
export const isOwnPicture = (name: unknown): name is string => AssetNameSchema.safeParse(name).success;

import { pictureView } from '../media/picture-address.ts';
import type { ViewContext } from './context.ts';

/** Address of a portrait: the narrowest there is of it, since a face is shown small; null without one. */
export const portraitOf = (
  file: string | null | undefined,
  hash: string | null | undefined,
  context: ViewContext,
): string | null =>
  file ? (pictureView({ file, hash, width: 400, height: 400 }, context)?.src ?? null) : null;

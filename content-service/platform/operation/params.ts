import * as z from 'zod';
import { SOURCES } from '#domain/sources/index.ts';
import type { SourceRules } from '#domain/sources/source.ts';
import { LocaleSchema } from '#wire/values.ts';

/** Ids of the contract; anything else is refused before it reaches the database. */
export const SlugSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

/** An id of these sources. */
export const idSchemaOf = (...sources: readonly SourceRules[]) =>
  z.string().regex(new RegExp(`^(?:${sources.map(({ id }) => id).join('|')})$`), 'not the id of an estate');

/** An id of any source. */
export const EstateIdSchema = idSchemaOf(...SOURCES.all);

/** A hostname as browsers send it: letters, digits, dots and hyphens, optionally with a port. */
export const HostnameSchema = z
  .string()
  .max(253 + 6)
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.?(?::\d{1,5})?$/, 'not a hostname');

/** Path of a page within its language. */
export const PageUrlSchema = z.string().min(1).max(200);

/** Path parameters of a call about one site. */
export const SiteParams = z.object({ siteId: SlugSchema });
/** Path parameters of a call about a language. */
export const LocaleParams = z.object({ locale: LocaleSchema });

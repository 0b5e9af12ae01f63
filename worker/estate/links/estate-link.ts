import { homePath } from '#domain/home-address.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Canonical address of an estate in the context's language; `project` is the project of a unit. */
export const canonicalPath = (
  estate: Estate,
  project: Estate | null,
  { t, site }: Pick<ViewContext, 't' | 'site'>,
): string => homePath(estate, project, { t, defaultLocale: site.defaultLocale });

import * as z from 'zod';
import type { Bindings } from '../env.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { bindingsFor, directoryOf } from '../platform/db/shards.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';

/** The scope of a token or journal call: one site, or the whole deployment. */
export interface Scope {
  /** Part of the ids of its operations. */
  readonly name: string;
  /** Whose tokens and journal, in words. */
  readonly whose: string;
  /** Path prefix of its operations. */
  readonly base: string;
  readonly params: z.ZodObject;
}

/** One site, or the deployment as a whole: a call without a site in its path needs a token of every site. */
export const SCOPES: readonly Scope[] = [
  { name: 'Site', whose: 'one site', base: '/sites/{siteId}', params: SiteParams },
  { name: 'Deployment', whose: 'every site', base: '', params: z.object({}) },
];

/** The scope's database, and its site id in the tables. Throws not_found for an unknown site. */
export async function placeOf(
  env: Bindings,
  { siteId }: Readonly<Record<string, unknown>>,
): Promise<{ readonly db: D1Database; readonly siteId: string }> {
  if (typeof siteId !== 'string') return { db: directoryOf(env).DB, siteId: EVERY_SITE };
  const { DB: db } = await bindingsFor(env, siteId);
  if (!(await siteExists(db, siteId))) throw notFound('site');
  return { db, siteId };
}

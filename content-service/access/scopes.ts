import * as z from 'zod';
import { EVERY_SITE } from '../platform/caller.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';

/** The scope of a token or journal call: one site, or the whole deployment. */
export interface Scope {
  /** Part of the ids of its operations. */
  readonly name: string;
  /** Path prefix of its operations. */
  readonly base: string;
  readonly params: z.ZodObject;
}

/** One site, or the deployment as a whole: a call without a site in its path needs a token of every site. */
export const SCOPES: readonly Scope[] = [
  { name: 'Site', base: '/sites/{siteId}', params: SiteParams },
  { name: 'Deployment', base: '', params: z.object({}) },
];

/** The scope's site id in the tables. Throws not_found for an unknown site. */
export async function siteIdOf(db: D1Database, params: Readonly<Record<string, unknown>>): Promise<string> {
  if (typeof params.siteId !== 'string') return EVERY_SITE;
  if (!(await siteExists(db, params.siteId))) throw notFound('site');
  return params.siteId;
}

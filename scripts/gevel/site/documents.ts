import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Site, SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import { optional } from '../records.ts';
import { CallRefused } from '../refusal.ts';

const PutAnswerSchema = z.object({ outcome: z.enum(['new', 'changed', 'same']) });
const ListSchema = z.object({ sites: z.array(SiteSchema) });

/** The stored document of a site; null if the site does not exist. */
export async function findSite(client: Client, id: string): Promise<Site | null> {
  const document = await optional(client.get(`/sites/${id}/document`));
  return document === null ? null : readLoosely(SiteSchema, document);
}

const noSite = ({ origin }: Client, id: string): Refused =>
  new Refused(`There is no site "${id}" at ${origin}.`);

/** The stored document of a site; throws Refused if the site does not exist. */
export async function getSite(client: Client, id: string): Promise<Site> {
  const site = await findSite(client, id);
  if (site === null) throw noSite(client, id);
  return site;
}

export const listSites = async (client: Client): Promise<readonly Site[]> =>
  readLoosely(ListSchema, await client.get('/sites')).sites;

/** Stores a site's document; the service refuses invalid fields. */
export const putSite = async (client: Client, id: string, document: object) =>
  PutAnswerSchema.parse(await client.put(`/sites/${id}`, document)).outcome;

/** What storing it would do, refused for the same reasons; nothing is written. */
export const judgeSite = async (client: Client, id: string, document: object) =>
  PutAnswerSchema.parse(await client.post(`/sites/${id}/judged`, document)).outcome;

/** How often a document is read again when others write the site at the same moment. */
const TRIES = 5;

/**
 * Stores what `change` makes of a site's document, in the place of the document that was read: when others have changed
 * the site in between, it is read and changed anew, so that nothing of theirs is lost (decision 195). Throws Refused.
 */
export async function changeSite<Made extends object>(
  client: Client,
  id: string,
  change: (site: Site) => Made,
): Promise<{ readonly site: Made; readonly outcome: z.infer<typeof PutAnswerSchema>['outcome'] }> {
  for (let tries = 1; ; tries++) {
    const read = await optional(client.bytes(`/sites/${id}/document`));
    if (read === null) throw noSite(client, id);
    const site = change(readLoosely(SiteSchema, JSON.parse(Buffer.from(read).toString('utf8'))));
    const seen = createHash('sha256').update(read).digest('hex');
    try {
      const answer = await client.put(`/sites/${id}?seen=${seen}`, site);
      return { site, outcome: PutAnswerSchema.parse(answer).outcome };
    } catch (error) {
      if (!(error instanceof CallRefused) || error.code !== 'changed' || tries === TRIES) throw error;
    }
  }
}

/** Opens or suspends a site. */
export const putState = async (client: Client, id: string, state: 'live' | 'suspended') =>
  (await changeSite(client, id, (site) => ({ ...site, state }))).outcome;

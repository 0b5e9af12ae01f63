import * as z from 'zod';
import { type Site, SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import { optional } from '../records.ts';

const PutAnswerSchema = z.object({ outcome: z.enum(['new', 'changed', 'same']) });
const ListSchema = z.object({ sites: z.array(SiteSchema) });

/** The stored document of a site; null if the site does not exist. */
export async function findSite(client: Client, id: string): Promise<Site | null> {
  const document = await optional(client.get(`/sites/${id}/document`));
  return document === null ? null : readLoosely(SiteSchema, document);
}

/** The stored document of a site; throws Refused if the site does not exist. */
export async function getSite(client: Client, id: string): Promise<Site> {
  const site = await findSite(client, id);
  if (site === null) throw new Refused(`There is no site "${id}" at ${client.origin}.`);
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

/** Opens or suspends a site. */
export const putState = async (client: Client, id: string, state: 'live' | 'suspended') =>
  putSite(client, id, { ...(await getSite(client, id)), state });

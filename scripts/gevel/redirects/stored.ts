import { type Redirect, RedirectSchema } from '#wire/redirect.ts';
import type { Client } from '../client.ts';
import { siteRecords } from '../records.ts';

/** The redirects of a site. */
export const storedRedirects = async (client: Client, site: string): Promise<readonly Redirect[]> =>
  (await siteRecords(client, site).all('redirect')).map((record) => RedirectSchema.parse(record.redirect));

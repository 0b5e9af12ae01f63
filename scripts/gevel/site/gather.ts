import * as z from 'zod';
import { NavigationSchema } from '#wire/navigation.ts';
import { PageSchema } from '#wire/page.ts';
import type { Site } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import { type ContentRecord, siteRecords } from '../records.ts';
import type { SiteFacts } from './check-site.ts';
import { HOME_KINDS } from './homes.ts';
import { getSender } from './sender.ts';
import { trySettings } from './try-settings.ts';

export const PageRecordSchema = z.object({ page: PageSchema });
export const MenuRecordSchema = z.object({ navigation: NavigationSchema });

const isOnSite = (record: ContentRecord): boolean => !record.withdrawnAt;

/** Reads the data for `checkSite`. */
export async function gatherFacts(client: Client, site: Site): Promise<SiteFacts> {
  const records = siteRecords(client, site.id);
  const kinds = [...HOME_KINDS, 'rental'];
  const [pages, menus, ...homes] = await Promise.all([
    records.all('page'),
    records.all('navigation'),
    ...kinds.map((kind) => records.some(kind)),
  ]);
  const sender = await getSender(client, site.id);
  const navigations = menus.map((record) => readLoosely(MenuRecordSchema, record).navigation);
  return {
    site,
    pages: pages.filter(isOnSite).map((record) => readLoosely(PageRecordSchema, record).page),
    menus: navigations,
    sender,
    tried: await trySettings(client, site, navigations),
    hasHomes: homes.some((some) => some),
  };
}

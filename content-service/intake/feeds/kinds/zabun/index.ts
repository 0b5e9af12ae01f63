import { LEAD_SYSTEMS } from '#domain/feeds/systems.ts';
import type { FeedKind } from '../../kind.ts';
import { jsonIn } from '../../reading/read-json.ts';
import { ZabunAccount, ZabunSettings } from './account.ts';
import { cardZabun } from './card.ts';
import { leadZabun } from './lead.ts';
import { fetchZabun, listZabun } from './list.ts';
import { mapZabun } from './map.ts';
import { homesIn } from './recorded.ts';
import { reportZabun } from './report.ts';

/** The host of the vendor's pictures. */
const PICTURE_HOSTS = ['files.zabun.be'] as const;

/** Homes from Zabun (decision 167). Each round reads the whole list: it has the ids, and only changed homes are fetched. */
export const zabun: FeedKind = {
  name: 'zabun',
  mapping: 2,
  incremental: false,
  settings: ZabunSettings,
  secrets: null,
  account: ZabunAccount,
  isPacedByAccount: true,
  ownedBy: 'client',
  pictureHosts: () => PICTURE_HOSTS,
  list: listZabun,
  fetch: fetchZabun,
  recorded: async (bytes) => homesIn(jsonIn(bytes)),
  map: mapZabun,
  report: reportZabun,
  reportAtOnce: 10,
  leads: { system: LEAD_SYSTEMS.zabun.name, give: leadZabun },
  cards: { takes: ['asked', 'changed', 'cancelled'], give: cardZabun },
};

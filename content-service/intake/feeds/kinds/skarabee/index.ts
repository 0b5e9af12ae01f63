import { LEAD_SYSTEMS } from '#domain/feeds/systems.ts';
import type { FeedKind } from '../../kind.ts';
import { SkarabeeSecrets, SkarabeeSettings } from './account.ts';
import { leadSkarabee } from './lead.ts';
import { fetchSkarabee, listSkarabee, reportSkarabee } from './list.ts';
import { mapSkarabee } from './map.ts';
import { homesIn } from './recorded.ts';

/** Homes from Skarabee, by its interface Weblink (decision 162). */
export const skarabee: FeedKind = {
  name: 'skarabee',
  mapping: 2,
  incremental: true,
  settings: SkarabeeSettings,
  secrets: SkarabeeSecrets,
  account: null,
  pictureHosts: (settings) => SkarabeeSettings.parse(settings).pictureHosts ?? [],
  list: listSkarabee,
  fetch: fetchSkarabee,
  recorded: homesIn,
  map: mapSkarabee,
  report: reportSkarabee,
  leads: { system: LEAD_SYSTEMS.skarabee.name, give: leadSkarabee },
};

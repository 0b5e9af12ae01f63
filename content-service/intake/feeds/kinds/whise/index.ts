import { LEAD_SYSTEMS } from '#domain/feeds/systems.ts';
import type { FeedKind } from '../../kind.ts';
import { jsonIn } from '../../reading/read-json.ts';
import { WhiseAccount, WhiseSettings } from './account.ts';
import { cardWhise } from './card.ts';
import { lacksOffice, leadWhise } from './lead.ts';
import { fetchWhise, listWhise } from './list.ts';
import { mapWhise } from './map.ts';
import { homesIn } from './recorded.ts';

/**
 * Hosts of the vendor's pictures: that of the recorded answer, and one under the vendor's own name that public sites of
 * 2025 load them from, which took the first one's place (decision 149).
 */
const PICTURE_HOSTS = ['whisestorageprod.blob.core.windows.net', 'r2.storagewhise.eu'] as const;

/** Homes from Whise (decision 145). */
export const whise: FeedKind = {
  name: 'whise',
  mapping: 4,
  incremental: true,
  settings: WhiseSettings,
  secrets: null,
  account: WhiseAccount,
  ownedBy: 'client',
  pictureHosts: () => PICTURE_HOSTS,
  list: listWhise,
  fetch: fetchWhise,
  recorded: async (bytes) => homesIn(jsonIn(bytes)),
  map: mapWhise,
  leads: { system: LEAD_SYSTEMS.whise.name, isWordless: true, lacks: lacksOffice, give: leadWhise },
  // No public source says what an update does to criteria that a contact has.
  cards: { takes: ['asked'], give: cardWhise },
};

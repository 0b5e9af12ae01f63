import type { FeedKind } from '../../kind.ts';
import { WhiseAccount, WhiseSettings } from './account.ts';
import { fetchWhise, listWhise } from './list.ts';
import { mapWhise } from './map.ts';

/** Homes from Whise (decision 145). */
export const whise: FeedKind = {
  name: 'whise',
  mapping: 1,
  incremental: true,
  settings: WhiseSettings,
  secrets: null,
  account: WhiseAccount,
  pictureHosts: () => ['whisestorageprod.blob.core.windows.net'],
  list: listWhise,
  fetch: fetchWhise,
  map: mapWhise,
};

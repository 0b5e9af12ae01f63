import type { FeedKind } from '../../kind.ts';
import { WhiseAccount, WhiseSettings } from './account.ts';
import { fetchWhise, listWhise } from './list.ts';
import { mapWhise } from './map.ts';

/** Where Whise keeps its pictures. */
const PICTURES = 'whisestorageprod.blob.core.windows.net';
const isLocal = ({ hostname, protocol }: URL): boolean =>
  protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);

/** Homes from Whise (decision 145). */
export const whise: FeedKind = {
  name: 'whise',
  settings: WhiseSettings,
  secrets: null,
  account: WhiseAccount,
  pictureHosts(_, account) {
    const read = WhiseAccount.safeParse(account);
    const url = read.success ? new URL(read.data.address) : null;
    // A vendor on an own machine has its pictures itself.
    return url !== null && isLocal(url) ? [PICTURES, url.host] : [PICTURES];
  },
  list: listWhise,
  fetch: fetchWhise,
  map: mapWhise,
};

import { type Ask, FeedFault, type HomeReport, RefusedRequest } from '../../kind.ts';
import { zabunOf } from './account.ts';
import { requestOf } from './call.ts';
import { MEDIUM } from './list.ts';

/** Exactly one of the vendor's three. */
const callOf = ({ state, announced }: HomeReport) =>
  state === 'gone' ? 'stop_media' : announced ? 'update_media' : 'start_media';

/**
 * Tells the vendor, home by home, that it is on the website, where, or no longer. It has no word for a home that was refused,
 * whose page stays as it stands. Throws RefusedRequest for a home that it does not take, and FeedFault.
 */
export async function reportZabun(ask: Ask, homes: readonly HomeReport[]): Promise<void> {
  const zabun = zabunOf(ask);
  if (zabun.mediaStatus === null)
    throw new FeedFault('settings', 'the account has no path for the state of a home (mediaStatus)');
  for (const home of homes) {
    if (home.state === 'refused') continue;
    const path = zabun.mediaStatus.replace('{id}', home.id);
    const said = { media_id: MEDIUM, ...(home.address === null ? {} : { url: home.address }) };
    try {
      await ask.send(requestOf(zabun, 'POST', path, { [callOf(home)]: said }));
    } catch (error) {
      if (error instanceof FeedFault && error.state === 'broken')
        throw new RefusedRequest('broken', error.reason);
      throw error;
    }
  }
}

/** Reads a file at an address as a feed does, all its pages, within the limits of a feed. */
import { askOf } from '#content-service/intake/feeds/ask.ts';
import { FeedFault } from '#content-service/intake/feeds/kind.ts';
import { file } from '#content-service/intake/feeds/kinds/file/index.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const address = searchParams.get('address') ?? '';
    const settings = { address, format: searchParams.get('format') ?? '' };
    const ask = askOf(
      { settings, secrets: null, account: null, now: new Date() },
      { LOCAL_SERVICES: new URL(address).host },
    );
    let homes = 0;
    try {
      let cursor: string | null = null;
      do {
        const page = await file.list(ask, { since: null, cursor, checkpoint: null });
        homes += page.homes.length;
        cursor = page.next;
      } while (cursor !== null);
      return Response.json({ homes, reason: null });
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      return Response.json({ homes, reason: error.reason });
    }
  },
};

import { env } from 'cloudflare:workers';
import { ask, BINDINGS, work } from '#content-service/testing/own-service.ts';

/** The feed "file" of a test's site at the moment: its rounds, what it shows, and the homes that it brought. */
export const fileFeedOf = (site: () => string) => ({
  round: async (at: Date) => {
    await BINDINGS.WORK.send({ kind: 'feed-round', siteId: site(), feed: 'file', at: null });
    return work(at);
  },
  show: async () => (await ask('GET', `/sites/${site()}/feeds/file`)).body,
  prices: async (): Promise<readonly number[]> => {
    const { results } = await env.DB.prepare(
      'SELECT price FROM estates WHERE site_id = ? AND withdrawn_at IS NULL ORDER BY price',
    )
      .bind(site())
      .all<{ price: number }>();
    return results.map(({ price }) => price);
  },
});

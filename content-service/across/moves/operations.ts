import { MoveSiteSchema, SiteMoveSchema } from '#wire/site-move.ts';
import { bindingsNow } from '../../platform/db/shards.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { announceMove, checkMove, moveSite } from './move-site.ts';
import { leaveAll } from './resume-moves.ts';

/** Milliseconds after the switch until no call that began before is under way: a call may take 30 s. */
const UNTIL_LEFT = 35_000;

/** Moves a site to another database, in steps, by the operator of the deployment. */
export const moveOperations = [
  operation({
    id: 'moveSite',
    summary:
      'Moves a site to another database, step by step. Reads go on; for ten seconds at most, writes are refused as ' +
      'unavailable.',
    unraced: 'Over two databases: tried at every moment in `move-races.test.ts`.',
    role: 'operate',
    holder: 'deployment',
    method: 'post',
    path: '/sites/{siteId}/move',
    params: SiteParams,
    body: { name: 'MoveSite', schema: MoveSiteSchema },
    answer: { kind: 'json', name: 'SiteMove', schema: SiteMoveSchema },
    errors: ['refused', 'unavailable'],
    run: async ({ params: { siteId }, body: { to, step } }, context) => {
      const { now } = context;
      if (step === 'leave') {
        const state = await leaveAll(context.env, siteId, now);
        return { state, wait: 0, held: 0 };
      }
      const source = await bindingsNow(context.env, siteId);
      if (step === 'move')
        return { state: 'moved', wait: UNTIL_LEFT, held: await moveSite(source, siteId, to, context) };
      if (step === 'announce')
        return { state: 'announced', wait: await announceMove(source, siteId, to, now), held: 0 };
      await checkMove(source, siteId, to);
      return { state: 'announced', wait: 0, held: 0 };
    },
  }),
];

import { pathTo } from '../../domain/routes.ts';
import type { ProblemView } from '../../domain/views/problem.ts';
import type { ViewContext } from './context.ts';

const STATUS: Readonly<Record<ProblemView['kind'], ProblemView['status']>> = {
  'not-found': 404,
  gone: 410,
  unavailable: 503,
  'bad-request': 400,
  failed: 500,
};

/** A screen that says why there is nothing. Where the offer cannot be had either, it is not offered. */
export const toProblem = (
  kind: ProblemView['kind'],
  requestId: string,
  context: Pick<ViewContext, 'locale'> | null,
): ProblemView => ({
  kind,
  status: STATUS[kind],
  requestId,
  offerHref: context === null || kind === 'unavailable' ? null : pathTo('offer', context.locale),
});

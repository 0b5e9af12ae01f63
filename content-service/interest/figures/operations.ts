import { FiguresRequestSchema, FiguresSchema } from '#wire/figures.ts';
import type { SeenHomes } from '../../platform/answering/seen-homes.ts';
import { type Operation, operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { showFigures } from './show-figures.ts';

/** The agency's figures on its own page: a POST with the session, like all calls of that page. */
export const figureOperations = (seenHomes: SeenHomes): readonly Operation[] => [
  operation({
    role: 'read',
    method: 'post',
    params: SiteParams,
    id: 'showFigures',
    summary:
      'How much interest the homes of an agency met by closed weeks, in cells that name nobody; its searches with few results, its times of answering and its nights.',
    unraced: 'Only reads; a session is renewed by its own statement.',
    path: '/sites/{siteId}/staff/figures',
    body: { name: 'FiguresRequest', schema: FiguresRequestSchema },
    answer: { kind: 'json', name: 'Figures', schema: FiguresSchema },
    errors: ['role_missing'],
    run: ({ params: { siteId }, body }, context) => showFigures(seenHomes, siteId, body, context),
  }),
];

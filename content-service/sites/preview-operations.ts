import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { previewLabel } from '#domain/preview-label.ts';
import { MadePreviewSchema, PreviewListSchema, PreviewRequestSchema } from '#wire/preview.ts';
import { changedStatement, tellChanged } from '../platform/changed-sites.ts';
import { prepare } from '../platform/db/prepare.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import { onSite, requireSite, siteStaysStatement } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { originAt } from '../platform/site-origin.ts';
import {
  endPreviewStatement,
  listPreviews,
  MOST_PREVIEWS,
  newSecret,
  previewHash,
  previewStatement,
} from './previews.ts';

const DAY = 24 * 60 * 60_000;
const PATH = '/sites/{siteId}/previews';

/** Operations for previews of drafts (decision 131). */
export const previewOperations = [
  operation({
    // Not idempotent by key: the stored answer would contain the secret. A surplus preview can be ended.
    id: 'makePreview',
    summary:
      'Makes a preview of a site at a secret address, which is shown only in this answer; a draft is seen there alone.',
    role: 'operate',
    holder: 'deployment',
    method: 'post',
    path: PATH,
    params: SiteParams,
    body: { name: 'PreviewRequest', schema: PreviewRequestSchema },
    answer: { kind: 'json', name: 'MadePreview', schema: MadePreviewSchema },
    status: 201,
    errors: ['refused'],
    run: async ({ params: { siteId }, body }, { env, caller, now, log }) => {
      await requireSite(env.DB, siteId);
      if (!env.PREVIEW_DOMAIN) throw new ContentError('refused', 'This deployment has no PREVIEW_DOMAIN.');
      const secret = newSecret();
      const label = previewLabel(siteId, secret);
      if (label === null)
        throw new ContentError(
          'refused',
          'The id of this site does not fit into a hostname: up to 41 small letters, digits, "-" and "_".',
        );
      const id = randomBytes(6).toString('hex');
      const until = new Date(now.getTime() + body.days * DAY);
      const event = { siteId, who: caller.who, deed: 'preview.made', what: id, count: body.days } as const;
      const [, made] = await env.DB.batch(
        [
          // One that is stored while its site is removed would show the next site of this id.
          siteStaysStatement(siteId),
          previewStatement(siteId, { id, hash: previewHash(secret), until, theme: body.theme }, now),
          journalOfChange(event, now),
          changedStatement(siteId, now, 'changes() > 0'),
        ].map((one) => prepare(env.DB, one)),
      );
      if (made?.meta.changes !== 1)
        throw new ContentError('refused', `The site has ${MOST_PREVIEWS} previews; end one first.`);
      await tellChanged(env, log, siteId);
      return {
        id,
        createdAt: now.toISOString(),
        until: until.toISOString(),
        address: originAt(`${label}.${env.PREVIEW_DOMAIN}`, env),
      };
    },
  }),
  operation({
    id: 'listPreviews',
    summary: 'The previews of a site that have not ended, newest first, without their addresses.',
    role: 'operate',
    method: 'get',
    path: PATH,
    params: SiteParams,
    answer: { kind: 'json', name: 'PreviewList', schema: PreviewListSchema },
    run: async ({ params: { siteId } }, { env, now }) => ({
      previews: await onSite(env.DB, siteId, listPreviews(env.DB, siteId, now)),
    }),
  }),
  operation({
    id: 'endPreview',
    summary: 'Ends a preview.',
    role: 'operate',
    holder: 'deployment',
    method: 'delete',
    path: `${PATH}/{previewId}`,
    params: SiteParams.extend({ previewId: z.string().regex(/^[0-9a-f]{12}$/, 'not the id of a preview') }),
    answer: { kind: 'none' },
    run: async ({ params: { siteId, previewId } }, { env, caller, now, log }) => {
      const event = { siteId, who: caller.who, deed: 'preview.ended', what: previewId, count: 1 } as const;
      const [ended] = await env.DB.batch(
        [
          endPreviewStatement(siteId, previewId),
          journalOfChange(event, now),
          changedStatement(siteId, now, 'changes() > 0'),
        ].map((one) => prepare(env.DB, one)),
      );
      if (ended?.meta.changes !== 1) throw notFound('preview');
      await tellChanged(env, log, siteId);
      return null;
    },
  }),
];

/** What a look of the site would be, shown to the person who chooses it at a secret address (decision 188). */
import { previewLabel } from '#domain/preview-label.ts';
import type { Site } from '#wire/site.ts';
import { changedStatement, tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { originAt } from '../../platform/site-origin.ts';
import { endPreviewStatement, newSecret, previewHash, previewStatement } from '../../sites/previews.ts';

const DAY = 24 * 60 * 60_000;

interface Asks {
  /** Id of the person, who has one preview at a time. */
  readonly person: string;
  /** Without which there is none: the batch is refused. */
  readonly conditions: readonly Statement[];
}

/**
 * Shows the whole site with the theme and logo of a document for a day, in place of the person's last preview; its address,
 * or null where the deployment has no domain for it, the id of the site does not fit into a hostname, or the site has as
 * many previews as it may. Nothing of the site itself is changed.
 */
export async function previewLook(
  { id: siteId, theme, settings: { logo } }: Site,
  { person, conditions }: Asks,
  { env, now, log }: CallContext,
): Promise<string | null> {
  const secret = newSecret();
  const label = previewLabel(siteId, secret);
  if (!env.PREVIEW_DOMAIN || label === null) return null;
  const id = sha256(`look ${person}`).slice(0, 12);
  const until = new Date(now.getTime() + DAY);
  const statements = [
    siteStaysStatement(siteId),
    ...conditions,
    endPreviewStatement(siteId, id),
    previewStatement(siteId, { id, hash: previewHash(secret), until, theme, logo }, now),
    changedStatement(siteId, now, 'changes() > 0'),
  ];
  const made = (await env.DB.batch(statements.map((one) => prepare(env.DB, one)))).at(-2);
  if (made?.meta.changes !== 1) return null;
  await tellChanged(env, log, siteId);
  return originAt(`${label}.${env.PREVIEW_DOMAIN}`, env);
}

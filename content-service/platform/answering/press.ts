import type { AnswerLink, PressLink } from '#wire/answer-link.ts';
import { prepare } from '../db/prepare.ts';
import type { Statement } from '../db/statement.ts';
import { ContentError, notFound } from '../errors/content-error.ts';
import { newId } from '../hash.ts';
import type { CallContext } from '../operation/operation.ts';
import { ORIGIN_HEADER, originOf } from '../site-origin.ts';
import { findSite } from '../sites.ts';
import type { AnswerKind, ShownCase } from './kind.ts';
import { findLink, type MailedLink, siblingsOf } from './links.ts';

type Kinds = readonly AnswerKind[];

/** Name in the journal for a press of a link: only the mailbox is known, not the person. */
const BY_LINK = 'link';
/**
 * Maximum renewal mails per case and day, so that an old link cannot be used to flood the agency's mailbox.
 */
const MOST_RENEWALS = 3;

const used = () =>
  new ContentError('link_used', 'The link has been used, or the case has been answered by somebody else.');

interface FoundLink {
  readonly link: MailedLink;
  readonly kind: AnswerKind;
  readonly shown: ShownCase;
}

/**
 * The link with its case; throws not_found for an unknown link, one of another agency, or of a deleted case.
 */
async function findCase(
  kinds: Kinds,
  siteId: string,
  token: string,
  { env: { DB }, now }: CallContext,
): Promise<FoundLink> {
  const link = await findLink(DB, siteId, token);
  const kind = kinds.find((candidate) => candidate.kind === link?.kind);
  const shown =
    link === null || kind === undefined ? null : await kind.show(link.subjectId, { db: DB, siteId, now });
  if (link === null || kind === undefined || shown === null) throw notFound('link');
  return { link, kind, shown };
}

const standingOf = ({ link, shown }: FoundLink, now: Date): AnswerLink['standing'] => {
  if (link.usedAt !== null) return 'used';
  return link.endsAt > now && shown.possible.includes(link.deed) ? 'open' : 'past';
};

/** The case of a link; changes nothing. `from` is the first day of the shown times. */
export async function showLink(
  kinds: Kinds,
  siteId: string,
  token: string,
  context: CallContext,
  from?: string,
): Promise<AnswerLink> {
  const { env, now } = context;
  const found = await findCase(kinds, siteId, token, context);
  const { link, kind, shown } = found;
  const standing = standingOf(found, now);
  const moves = standing === 'open' && link.deed === 'move';
  const [siblings, times] = await Promise.all([
    siblingsOf(env.DB, link, env.TOKEN_SECRET, now),
    moves ? kind.times?.(link.subjectId, from, { db: env.DB, siteId, now }) : null,
  ]);
  return {
    deed: link.deed,
    standing,
    endsAt: link.endsAt.toISOString(),
    mailedTo: link.mailedTo,
    others: siblings.filter(({ deed: action }) => shown.possible.includes(action)),
    renewable: shown.possible.length > 0,
    done: shown.done,
    subject: shown.subject,
    times: times ?? null,
  };
}

/**
 * Executes a link, once. The change, its mails and the use of the link are one batch, which succeeds or fails
 * as a whole. Pressed again with the same message and time, it gives the same answer and does nothing more.
 * Throws not_found for a link of another action, expired for an expired one, link_used when the link was used
 * with other input or another link answered the case, and the errors of the action itself.
 */
export async function pressLink(
  kinds: Kinds,
  siteId: string,
  { token, deed: action, offers = [], ...rest }: PressLink,
  context: CallContext,
): Promise<AnswerLink> {
  const { now, caller } = context;
  const { word = null, slotId = null } = rest;
  const { link, kind, shown } = await findCase(kinds, siteId, token, context);
  const act = kind.deeds[action];
  if (link.deed !== action || act === undefined) throw notFound('link');
  if (link.usedAt === null) {
    if (link.endsAt <= now) throw new ContentError('expired', 'The link has expired.');
    const id = kind.nameOf?.(link.subjectId) ?? link.subjectId;
    const given = await act(
      { siteId, id, word, offers, slotId, link: link.hash },
      { ...context, caller: { ...caller, who: BY_LINK } },
    );
    // Another press gave the same answer with another message: only that message was mailed, so this one fails.
    if (given.word !== word) throw used();
  } else if (
    shown.done?.at !== link.usedAt.toISOString() ||
    shown.word !== word ||
    (slotId ?? shown.slotId) !== shown.slotId
  ) {
    throw used();
  }
  return showLink(kinds, siteId, token, context);
}

/** Finds a row while the case is there, and fewer renewal mails than the limit were queued for it within a day. */
const withinRenewals = (
  table: AnswerKind['table'],
  { siteId, kind, subjectId }: MailedLink,
  now: Date,
): Statement => ({
  sql:
    `SELECT 1 FROM ${table} WHERE site_id = ? AND id = ? AND ? > (SELECT count(*) FROM outbox ` +
    "WHERE site_id = ? AND id > ? AND id < ? || '~' AND created_at > ?)",
  params: [
    siteId,
    subjectId,
    MOST_RENEWALS,
    siteId,
    renewalOf(kind, subjectId),
    renewalOf(kind, subjectId),
    new Date(now.getTime() - 86_400_000).toISOString(),
  ],
});

const renewalOf = (kind: string, subjectId: string): string => `new-links-${kind}-${subjectId}-`;

/**
 * Mails new links of a case to the agency's own address, while an action is possible, up to a daily limit.
 * The answer is the same whether or not a mail was sent.
 */
export async function renewLink(
  kinds: Kinds,
  siteId: string,
  token: string,
  context: CallContext,
): Promise<null> {
  const { env, now, request, log, waitUntil, deliver } = context;
  const { link, kind, shown } = await findCase(kinds, siteId, token, context);
  if (shown.possible.length === 0) return null;
  const mailId = renewalOf(link.kind, link.subjectId) + newId();
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('link');
  const queue = await kind.renew(link.subjectId, {
    db: env.DB,
    siteId,
    now,
    site,
    origin: originOf(site, request.headers.get(ORIGIN_HEADER), env),
    mailId,
    where: withinRenewals(kind.table, link, now),
  });
  const queued = queue === null ? null : await prepare(env.DB, queue).run();
  // Nothing was queued because of the limit, or because the case was deleted meanwhile.
  if (queued?.meta.changes !== 1 && (await kind.show(link.subjectId, { db: env.DB, siteId, now })) === null) {
    throw notFound('link');
  }
  if (queue === null) {
    log('warn', 'answer_link.without_recipient', { kind: link.kind });
    return null;
  }
  waitUntil(deliver(siteId, [mailId]));
  return null;
}

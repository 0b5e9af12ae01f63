import type { ValuationCase } from '#wire/answer-link.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import { caseOwner } from '../platform/answering/case-owner.ts';
import type { AnswerKind, CaseContext, LinkAnswer, ShownCase } from '../platform/answering/kind.ts';
import { answeredBy, linkUse } from '../platform/answering/links.ts';
import { prepare } from '../platform/db/prepare.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { valuationRecipient } from './recipient.ts';
import { answeredStatement, findValuation, type StoredValuation } from './valuations.ts';

function caseOf({
  id,
  state,
  answeredAt,
  reference,
  locale,
  createdAt,
  request,
}: StoredValuation): ValuationCase {
  const open = answeredAt === null ? 'open' : 'answered';
  return {
    kind: 'valuation',
    id,
    state: state === 'withdrawn' ? state : open,
    reference,
    address: request?.address ?? '',
    firstname: request?.firstname ?? '',
    lastname: request?.lastname ?? '',
    email: request?.email ?? '',
    phone: request?.phone ?? null,
    message: request?.message ?? null,
    locale,
    createdAt,
  };
}

/** A valuation request for the page behind a link; null once it was deleted by the sweep. */
async function valuationCase(id: string, { db, siteId }: CaseContext): Promise<ShownCase | null> {
  const found = await findValuation(db, siteId, id);
  if (found === null) return null;
  const { state, answeredAt, withdrawnAt } = found;
  const shown = { subject: caseOf(found), possible: [], word: null };
  if (state === 'withdrawn') {
    return {
      ...shown,
      done: withdrawnAt === null ? null : { by: 'visitor', at: withdrawnAt, mailedTo: null },
    };
  }
  if (answeredAt === null) return { ...shown, possible: ['answered'], done: null };
  const mailedTo = await answeredBy(db, { siteId, kind: 'valuation', subjectId: id }, answeredAt);
  return { ...shown, done: { by: mailedTo === null ? 'office' : 'link', at: answeredAt, mailedTo } };
}

/**
 * Marks a request as answered. The visitor gets no mail, since the agency reached them itself, and no word is stored.
 * Does nothing when it is already marked. Throws is_cancelled_by_visitor for a withdrawn one.
 */
async function markAnswered(
  { siteId, id, word, link }: LinkAnswer,
  { env: { DB }, now, caller }: CallContext,
) {
  const done = { siteId, who: caller.who, deed: 'valuation.answered', what: id, count: 1 } as const;
  await DB.batch(
    [answeredStatement(siteId, id, link, now), journalOfChange(done, now), linkUse(siteId, link, now)].map(
      (one) => prepare(DB, one),
    ),
  );
  const found = await findValuation(DB, siteId, id);
  // One that is withdrawn after this call marked it was answered.
  if (found?.state === 'withdrawn' && found.answeredAt !== now.toISOString()) {
    throw new ContentError('is_cancelled_by_visitor', 'The request was withdrawn.');
  }
  return { at: found?.answeredAt ?? null, word };
}

/** Valuation requests as cases of the agency's page. */
const VALUATION_CASES =
  "SELECT 'valuation' AS kind, id, iif(state = 'withdrawn', state, iif(answered_at IS NULL, 'open', 'answered')) AS state, " +
  "state = 'asked' AND answered_at IS NULL AS waits, NULL AS due, created_at AS createdAt, NULL AS begins, " +
  "NULL AS ends, coalesce(doc ->> '$.firstname', '') AS firstname, coalesce(doc ->> '$.lastname', '') AS lastname, " +
  "coalesce(doc ->> '$.email', '') AS email, doc ->> '$.phone' AS phone, coalesce(doc ->> '$.address', '') AS place, " +
  "doc ->> '$.message' AS message, reference, " +
  `${caseOwner('valuation', 'v.site_id', 'v.id')} AS owner, ` +
  "NULL AS persons, NULL AS total, NULL AS extras, locale, doc ->> '$.address' AS words FROM valuations AS v WHERE site_id = ?1";

/** Valuation requests as a kind of case with answer links (decision 68). */
export const VALUATION_ANSWERS: AnswerKind = {
  kind: 'valuation',
  table: 'valuations',
  show: valuationCase,
  cases: VALUATION_CASES,
  deeds: { answered: markAnswered },
  renew: async (valuationId, { db, siteId, now, site, mailId: id, where }) => {
    const request = (await findValuation(db, siteId, valuationId))?.request ?? null;
    const recipient = request === null ? recipientOf(site, null) : valuationRecipient(site, request);
    if (recipient === null) return null;
    const mail = { kind: 'valuation-notice', data: { valuationId } } as const;
    return outboxStatement({ siteId, id, recipient, mail, where }, now);
  },
};

import { rentalRecipient } from '../../estates/in-charge.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import type { AnswerKind, LinkAnswer } from '../../platform/answering/kind.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { answerStay } from './answer-stay.ts';
import { keepStay, moveStay } from './change-stay.ts';
import { stillFree } from './other-stays.ts';
import { stayCase } from './stay-case.ts';
import { STAY_CASES } from './stay-for-agency.ts';
import { findStay } from './stays.ts';

type Action = Parameters<typeof answerStay>[0];

/** An answer that a call can give too, given by a link. */
const by =
  (action: Action) =>
  async ({ siteId, id, word, link }: LinkAnswer, context: CallContext) => {
    const { answer } = await answerStay(action, { siteId, id, word, link }, context);
    return { at: answer?.at ?? null, word: answer?.word ?? null };
  };

/** Declines with other days; refused when one of them is not free. */
async function decline(answer: LinkAnswer, context: CallContext) {
  const { siteId, id, word, link, offers } = answer;
  const { env, now } = context;
  const at = { db: env.DB, siteId, now };
  const stay = offers.length === 0 ? null : await findStay(env.DB, siteId, id);
  if (stay !== null) {
    const free = await stillFree(offers, stay, at);
    if (free.length < offers.length) {
      throw new ContentError('invalid_request', 'These days are not free.', { offers: 'taken' });
    }
  }
  const answered = await answerStay('decline', { siteId, id, word, link, offers }, context);
  return { at: answered.answer?.at ?? null, word: answered.answer?.word ?? null };
}

/** Stays as a kind of case with answer links (decision 68). */
export const STAY_ANSWERS: AnswerKind = {
  kind: 'stay',
  table: 'stays',
  show: stayCase,
  cases: STAY_CASES,
  deeds: {
    confirm: by('confirm'),
    'confirm-late': by('confirmLate'),
    decline,
    cancel: by('cancel'),
    move: moveStay,
    keep: keepStay,
  },
  renew: async (stayId, { db, siteId, now, site, mailId: id, where }) => {
    const shown = await stayCase(stayId, { db, siteId, now });
    if (shown?.subject.kind !== 'stay') return null;
    const recipient = await rentalRecipient(db, site, 'stay', String(shown.subject.rentalUnitId));
    if (recipient === null) return null;
    const kind = shown.subject.state === 'lapsed' ? 'stay-lapsed-notice' : 'stay-notice';
    const mail = { kind, data: { stayId } } as const;
    return outboxStatement({ siteId, id, recipient, mail, where }, now);
  },
};

import { breakdownOf } from '#domain/stays/stay.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { StayDays } from '#wire/answer-link.ts';
import type { StayForAgency } from '#wire/answers.ts';
import type { LinkAnswer } from '../../platform/answering/kind.ts';
import { linkHolds, linkUse } from '../../platform/answering/links.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Param, Statement } from '../../platform/db/statement.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { journalOfChange } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { unitOnOffer } from '../unit-on-offer.ts';
import { answerMail } from './queue-mails.ts';
import { DATES_TAKEN, stayRefusal } from './refusals.ts';
import { askedIn, otherDaysOf } from './same-extras.ts';
import {
  type AgencyStayRow,
  readStay,
  STANDING,
  standingParams,
  stayForAgency,
  WISHED,
} from './stay-for-agency.ts';
import type { StayDocument, StayWished } from './stays.ts';

/** A change of a confirmed stay: what is set, with its parameters from ?8 on, and the condition besides. */
interface Change {
  readonly to: 'moved' | 'kept';
  readonly set: string;
  readonly params: readonly Param[];
  readonly only: string;
}

const UPDATE =
  "UPDATE stays SET answer = 'confirmed', answered_at = ?2, word = ?6, wish = NULL, wished_at = NULL";

/** Whatever happened since the stay was read, this changes the stay that was shown, or nothing. */
const changeOf = (
  { siteId, id, word, link }: LinkAnswer,
  { set, params, only }: Change,
  sequence: number,
  now: Date,
): Statement => ({
  sql:
    `${UPDATE}${set} WHERE site_id = ?1 AND id = ?4 AND ${linkHolds('?5')} AND sequence = ?7 ` +
    `AND email_key IS NOT NULL AND ${STANDING} = 'confirmed' AND from_day >= ?3${only}`,
  params: [...standingParams(siteId, now), id, link, word, sequence, ...params],
});

/** Why a stay was not changed: its present state, or somebody was faster. */
function refusalOf({ state }: StayForAgency): ContentError {
  if (state === 'confirmed') return new ContentError('link_used', 'The stay was changed meanwhile.');
  return new ContentError(`is_${state}`, `The stay is ${state.replaceAll('_', ' ')}.`);
}

interface Given {
  readonly at: string | null;
  readonly word: string | null;
}

/** Changes a stay, and mails its guest, in one batch; throws when its state does not allow it, or was changed. */
async function settle(
  answer: LinkAnswer,
  row: AgencyStayRow,
  change: Change,
  { env: { DB }, now, caller, waitUntil, deliver }: CallContext,
): Promise<Given> {
  const { siteId, id, link } = answer;
  const at = now.toISOString();
  const { email } = stayForAgency(row);
  const kind = change.to === 'moved' ? 'stay-confirmed' : 'stay-kept';
  const mails = answerMail(
    kind,
    { siteId, id: `${id}-${at}`, stayId: id, email },
    now,
    (mailId: string): Statement => ({
      sql:
        'SELECT 1 FROM stays AS s WHERE s.site_id = ? AND s.id = ? AND s.answered_at = ? ' +
        'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = s.site_id AND o.id = ?)',
      params: [siteId, id, at, mailId],
    }),
  );
  const answered = {
    siteId,
    who: caller.who,
    deed: 'stay.answered',
    what: `${id} ${change.to}`,
    count: 1,
  } as const;
  const statements = [
    changeOf(answer, change, row.sequence, now),
    journalOfChange(answered, now),
    linkUse(siteId, link, now),
    ...mails.statements,
    readStay(siteId, id, now),
  ];
  const results = await DB.batch<AgencyStayRow>(statements.map((one) => prepare(DB, one))).catch(
    (error: unknown) => {
      throw String(error).includes('UNIQUE constraint failed: stay_nights.') ? DATES_TAKEN : error;
    },
  );
  const [found] = results.at(-1)?.results ?? [];
  if (found === undefined) throw notFound('stay');
  const after = stayForAgency(found);
  if (results[0]?.meta.changes === 0) throw refusalOf(after);
  waitUntil(deliver(siteId, mails.ids));
  return { at, word: after.answer?.word ?? null };
}

/** The stay as it is; throws not_found, and `is_…` unless it is confirmed. */
async function standingStay({ siteId, id }: LinkAnswer, { env, now }: CallContext): Promise<AgencyStayRow> {
  const row = await prepare(env.DB, readStay(siteId, id, now)).first<AgencyStayRow>();
  if (row === null) throw notFound('stay');
  return row;
}

const isAt = (row: AgencyStayRow, { from, to }: StayDays): boolean =>
  row.from_day === from && row.to_day === to;

/**
 * Moves a confirmed stay to other days of its unit, which its own nights do not prevent; at the price that the
 * guest was shown when they asked for these days, or else today's. Does nothing when it has these days already.
 * Throws dates_taken, and the errors of a stay that is not possible.
 */
export async function moveStay(answer: LinkAnswer, context: CallContext): Promise<Given> {
  const { siteId, offers } = answer;
  const { env, now } = context;
  const [days] = offers;
  if (days === undefined)
    throw new ContentError('invalid_request', 'The new days are missing.', { offers: 'required' });
  const row = await standingStay(answer, context);
  const stay = stayForAgency(row);
  if (isAt(row, days)) return { at: stay.answer?.at ?? null, word: stay.answer?.word ?? null };
  if (stay.state !== 'confirmed') throw refusalOf(stay);
  const today = brusselsDay(now);
  const own = { from: row.from_day, to: row.to_day };
  const unit = await unitOnOffer(env.DB, siteId, String(stay.rentalUnitId), today, own);
  const { wanted, offer } = otherDaysOf(askedIn(row), days, unit.offer);
  const refusal = stayRefusal(wanted, offer, today);
  if (refusal !== null) throw refusal;
  const wish: StayWished | null = row.wish === null ? null : JSON.parse(row.wish);
  const asked = wish !== null && wish.from === days.from && wish.to === days.to;
  const breakdown = asked ? wish.breakdown : breakdownOf(wanted, offer);
  if (breakdown === null) throw DATES_TAKEN;
  const { request }: StayDocument = JSON.parse(row.doc);
  const doc = { request: { ...request, ...days }, breakdown };
  return settle(
    answer,
    row,
    {
      to: 'moved',
      set: ', from_day = ?8, to_day = ?9, doc = json_patch(doc, ?10), sequence = sequence + 1',
      params: [days.from, days.to, JSON.stringify(doc)],
      only: ' AND ?8 >= ?3',
    },
    context,
  );
}

/** Answers a guest who asks for other days that the stay keeps its own. Throws link_used when nobody asks any more. */
export async function keepStay(answer: LinkAnswer, context: CallContext): Promise<Given> {
  const row = await standingStay(answer, context);
  const stay = stayForAgency(row);
  if (stay.state !== 'confirmed') throw refusalOf(stay);
  return settle(answer, row, { to: 'kept', set: '', params: [], only: ` AND ${WISHED}` }, context);
}

import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { AnswerAction, AnswerDone, StayDays } from '#wire/answer-link.ts';
import type { StayForAgency } from '#wire/answers.ts';
import type { CaseContext, ShownCase } from '../../platform/answering/kind.ts';
import { answeredBy } from '../../platform/answering/links.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { othersNear, othersToMoveTo } from './other-stays.ts';
import { askedIn } from './same-extras.ts';
import { type AgencyStayRow, readStay, stayForAgency } from './stay-for-agency.ts';
import type { StayDocument, StayWished } from './stays.ts';

/** Days around a stay for which taken nights are listed: two weeks, more than the calendar shows. */
const AROUND = 14;

/** Nights around a stay that other stays of its unit take. */
async function takenAround(
  row: AgencyStayRow,
  unitId: string,
  { db, siteId, now }: CaseContext,
): Promise<StayDays[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT from_day AS "from", to_day AS "to" FROM stays WHERE site_id = ? AND unit_id = ? AND id <> ? ' +
      "AND state <> 'released' AND to_day > ? AND from_day < ? AND (held_until IS NULL OR held_until > ?) " +
      'ORDER BY from_day',
    params: [
      siteId,
      unitId,
      row.id,
      addDays(row.from_day, -AROUND),
      addDays(row.to_day, AROUND),
      now.toISOString(),
    ],
  }).all<StayDays>();
  return results;
}

/** Possible actions in this state; a stay that has begun can be neither confirmed nor moved. */
function possibleActions(
  { state, from }: StayForAgency,
  { free, wished }: { readonly free: boolean; readonly wished: boolean },
  today: string,
): readonly AnswerAction[] {
  if (state === 'confirmed' && from < today) return ['cancel'];
  if (state === 'confirmed') return wished ? ['move', 'keep', 'cancel'] : ['move', 'cancel'];
  const late: readonly AnswerAction[] = free && from >= today ? ['confirm-late'] : [];
  if (state === 'lapsed') return late;
  if (state !== 'requested') return [];
  return from >= today ? ['confirm', 'decline', ...late] : ['decline'];
}

/** The last change; null when there is none or its author is unknown. */
async function doneOf(
  row: AgencyStayRow,
  { state, answer }: StayForAgency,
  { db, siteId }: CaseContext,
): Promise<AnswerDone | null> {
  if (state === 'cancelled_by_visitor' && answer !== null) {
    return { by: 'visitor', at: answer.at, mailedTo: null };
  }
  if (answer !== null) {
    const mailedTo = await answeredBy(db, { siteId, kind: 'stay', subjectId: row.id }, answer.at);
    return { by: mailedTo === null ? 'office' : 'link', at: answer.at, mailedTo };
  }
  return state === 'lapsed' ? { by: 'nobody', at: row.lapses_at, mailedTo: null } : null;
}

/** Number of other stays that the agency can choose from. */
const MOST_OTHERS = 6;

/** Free stays to offer instead of a requested one, or to which a confirmed one can move. */
const othersOf = (row: AgencyStayRow, { state }: StayForAgency, context: CaseContext) => {
  if (state === 'requested') return othersNear(askedIn(row), context);
  return state === 'confirmed' ? othersToMoveTo(askedIn(row), MOST_OTHERS, context) : [];
};

/** A stay for the page behind a link; null once it was deleted by the sweep. */
export async function stayCase(id: string, context: CaseContext): Promise<ShownCase | null> {
  const { db, siteId, now } = context;
  const row = await prepare(db, readStay(siteId, id, now)).first<AgencyStayRow>();
  if (row === null) return null;
  const stay = stayForAgency(row);
  const { breakdown, terms = [] }: StayDocument = JSON.parse(row.doc);
  const wish: StayWished | null = row.wish === null ? null : JSON.parse(row.wish);
  const [taken, others, done] = await Promise.all([
    takenAround(row, String(stay.rentalUnitId), context),
    othersOf(row, stay, context),
    doneOf(row, stay, context),
  ]);
  const free = !taken.some(({ from, to }) => from < stay.to && stay.from < to);
  return {
    subject: {
      kind: 'stay',
      ...stay,
      deposit: breakdown.deposit,
      extras: breakdown.extras.map((line) => ({ ...line })),
      taken,
      free,
      others,
      offers: JSON.parse(row.offers ?? '[]'),
      wish: wish && { from: wish.from, to: wish.to, total: wish.breakdown.total },
      terms: [...terms],
    },
    possible: possibleActions(stay, { free, wished: wish !== null }, brusselsDay(now)),
    done,
    word: stay.answer?.word ?? null,
  };
}

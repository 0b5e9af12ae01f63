import type { CaseContext } from '#content-service/platform/answering/kind.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { notFound } from '#content-service/platform/errors/content-error.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { GuestStay } from '#wire/guest-stay.ts';
import { PaymentTermsSchema } from '#wire/stay-terms.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { othersToMoveTo } from '../other-stays.ts';
import { askedIn } from '../same-extras.ts';
import { type AgencyStayRow, readStay, stayForAgency } from '../stay-for-agency.ts';
import type { StayDocument, StayWished } from '../stays.ts';
import { guestMay } from './guest-may.ts';
import { findLinkedStay } from './stay-link.ts';

/** Number of other stays that a guest can choose from. */
const MOST_OTHERS = 8;

/** A row as its guest sees it, except for the other stays. */
export function guestStay(row: AgencyStayRow, today: string): GuestStay {
  const { request, breakdown, terms = [], payment = null, agreements }: StayDocument = JSON.parse(row.doc);
  const wish: StayWished | null = row.wish === null ? null : JSON.parse(row.wish);
  const { state, rentalUnitId, from, to, persons, locale } = stayForAgency(row);
  return {
    number: row.number,
    state,
    rentalUnitId,
    from,
    to,
    persons,
    breakdown: { ...breakdown, extras: [...breakdown.extras] },
    terms: [...terms],
    payment: payment && readLoosely(PaymentTermsSchema, payment),
    agreements: agreements.map(({ title }) => title),
    ...guestMay({ state, from }, today),
    wish: wish && { from: wish.from, to: wish.to, total: wish.breakdown.total },
    others: [],
    locale: request.locale ?? locale,
  };
}

/** The row of a guest's stay. Throws not_found. */
export async function linkedRow(
  siteId: string,
  token: string,
  db: D1Database,
  now: Date,
): Promise<AgencyStayRow> {
  const stay = await findLinkedStay(db, siteId, token);
  const row = stay && (await prepare(db, readStay(siteId, stay.id, now)).first<AgencyStayRow>());
  if (row === null) throw notFound('stay');
  return row;
}

/** A stay for the holder of its link, with what it could change to. Throws not_found. */
export async function showStay(token: string, context: CaseContext): Promise<GuestStay> {
  const { db, siteId, now } = context;
  const row = await linkedRow(siteId, token, db, now);
  const stay = guestStay(row, brusselsDay(now));
  return stay.change ? { ...stay, others: await othersToMoveTo(askedIn(row), MOST_OTHERS, context) } : stay;
}

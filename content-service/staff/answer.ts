import { mailboxOf } from '#domain/rules/email-address.ts';
import type { OpenedCase, StaffCaseRequest, StaffClosure, StaffMe, StaffPress } from '#wire/staff.ts';
import type { AnswerKind, ShownCase } from '../platform/answering/kind.ts';
import type { StaffAgenda } from '../platform/answering/staff-agenda.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { maySee } from './desk.ts';
import { staffCaller, whoseSession } from './sessions.ts';

type Kinds = readonly AnswerKind[];

interface Found {
  readonly me: StaffMe;
  readonly kind: AnswerKind;
  readonly shown: ShownCase;
}

async function findCase(
  kinds: Kinds,
  siteId: string,
  asked: Pick<StaffCaseRequest, 'session' | 'kind' | 'id'>,
  context: CallContext,
): Promise<Found> {
  const me = await whoseSession(siteId, asked.session, context);
  const kind = kinds.find((candidate) => candidate.kind === asked.kind);
  if (kind === undefined) throw notFound('case');
  const { env, now } = context;
  const [shown, may] = await Promise.all([
    kind.show(asked.id, { db: env.DB, siteId, now }),
    maySee(kind, siteId, me, asked.id, context),
  ]);
  if (shown === null || !may) throw notFound('case');
  return { me, kind, shown };
}

/**
 * A case with one of its actions, like the page behind a mailed link (decision 68), and the others that are
 * possible. Throws role_missing, not_found.
 */
export async function showStaffCase(
  kinds: Kinds,
  siteId: string,
  request: StaffCaseRequest,
  context: CallContext,
): Promise<OpenedCase> {
  const { env, now } = context;
  const { me, kind, shown } = await findCase(kinds, siteId, request, context);
  const { id, from } = request;
  const action = request.deed ?? shown.possible[0] ?? 'answered';
  const open = shown.possible.includes(action);
  const times = open && action === 'move' ? await kind.times?.(id, from, { db: env.DB, siteId, now }) : null;
  const { subject } = shown;
  const lapses = 'lapsesAt' in subject ? subject.lapsesAt : null;
  return {
    deed: action,
    standing: open ? 'open' : 'past',
    endsAt: lapses ?? now.toISOString(),
    mailedTo: me.email,
    others: [],
    possible: [...shown.possible],
    renewable: false,
    done: shown.done,
    subject,
    times: times ?? null,
  };
}

/**
 * Executes an action by the same function as a link: the case's own state decides between two concurrent
 * ones. Does nothing when it was already done with the same message. Throws role_missing, not_found,
 * link_used when somebody else answered, and the errors of the action itself.
 */
export async function pressStaffCase(
  kinds: Kinds,
  siteId: string,
  request: StaffPress,
  context: CallContext,
): Promise<null> {
  const { caller } = context;
  const { me, kind } = await findCase(kinds, siteId, request, context);
  const { deed: action, id, word = null, slotId = null, offers = [] } = request;
  const act = kind.deeds[action];
  if (act === undefined) throw notFound('case');
  const given = await act(
    { siteId, id: kind.nameOf?.(id) ?? id, word, offers, slotId, link: null },
    { ...context, caller: { ...caller, who: staffCaller(me) } },
  );
  // Somebody else gave the same answer with another message: only that message was mailed, so this one fails.
  if (given.word !== word) {
    throw new ContentError('link_used', 'The case has been answered by somebody else.');
  }
  return null;
}

/**
 * Adds or removes one closure, or sets or ends one open house. A person who only sees their own cases can only close
 * their own hours.
 */
export async function changeHours(
  agenda: StaffAgenda,
  siteId: string,
  { session, close, open, openHouse, endOpenHouse }: StaffClosure,
  context: CallContext,
): Promise<null> {
  const { env, now, caller, locale } = context;
  const me = await whoseSession(siteId, session, context);
  const as = { ...context, caller: { ...caller, who: staffCaller(me) } };
  const { agents, closures } = await agenda.show(env.DB, siteId, { now, locale });
  const own = agents.find(({ email }) => mailboxOf(email) === mailboxOf(me.email))?.id;
  const whose = close === undefined ? closures.find(({ id }) => id === open)?.agentId : close.agentId;
  const ofAll = openHouse !== undefined || endOpenHouse !== undefined;
  if (me.sees === 'own' && (ofAll || own === undefined || whose !== own)) throw notFound('agenda');
  if (close !== undefined) await agenda.close(siteId, close, as);
  if (open !== undefined) await agenda.open(siteId, open, as);
  if (openHouse !== undefined) await agenda.setOpenHouse(siteId, openHouse, as);
  if (endOpenHouse !== undefined) await agenda.endOpenHouse(siteId, endOpenHouse, as);
  return null;
}

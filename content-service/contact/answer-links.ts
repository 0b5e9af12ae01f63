import type { ContactRequest } from '#domain/forms/contact.ts';
import type { MessageCase } from '#wire/answer-link.ts';
import type { Site } from '#wire/site.ts';
import { addressJson, homeIn, unitName, wordsIn } from '../estates/case-home.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import { caseNumber } from '../platform/answering/case-number.ts';
import { caseOwner } from '../platform/answering/case-owner.ts';
import type { AnswerKind, CaseContext, LinkAnswer, ShownCase } from '../platform/answering/kind.ts';
import { answeredBy, linkHolds, linkUse } from '../platform/answering/links.ts';
import { prepare } from '../platform/db/prepare.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { recipientOfRequest } from './recipient-of-request.ts';

interface MessageRow {
  readonly doc: string;
  readonly created_at: string;
  readonly answered_at: string | null;
  readonly number: string;
}

const findMessage = ({ db, siteId }: CaseContext, id: string): Promise<MessageRow | null> =>
  db
    .prepare(
      `SELECT doc, created_at, answered_at, ${caseNumber('contact', 's.site_id', 's.id')} AS number ` +
        "FROM submissions AS s WHERE site_id = ? AND id = ? AND kind = 'contact'",
    )
    .bind(siteId, id)
    .first<MessageRow>();

function messageOf(id: string, row: MessageRow): MessageCase {
  const request: ContactRequest = JSON.parse(row.doc);
  return {
    kind: 'contact',
    id,
    number: row.number,
    state: row.answered_at === null ? 'open' : 'answered',
    estateId: request.kind === 'estate' ? request.estateId : null,
    rentalUnitId: request.kind === 'rental' ? request.rentalUnitId : null,
    firstname: request.firstname,
    lastname: request.lastname,
    email: request.email,
    phone: request.phone ?? null,
    message: request.message,
    locale: request.locale,
    createdAt: row.created_at,
  };
}

/** A message for the page behind a link; null once it was deleted by the sweep. */
async function messageCase(id: string, context: CaseContext): Promise<ShownCase | null> {
  const row = await findMessage(context, id);
  if (row === null) return null;
  const { answered_at: at } = row;
  const of = { siteId: context.siteId, kind: 'contact', subjectId: id } as const;
  const mailedTo = at === null ? null : await answeredBy(context.db, of, at);
  return {
    subject: messageOf(id, row),
    possible: at === null ? ['answered'] : [],
    done: at === null ? null : { by: mailedTo === null ? 'office' : 'link', at, mailedTo },
    word: null,
  };
}

/**
 * Marks a message as answered. The visitor gets no mail, since the agency wrote to them itself, and no word is stored.
 * Does nothing when it is already marked.
 */
async function markAnswered(
  { siteId, id, word, link }: LinkAnswer,
  { env: { DB }, now, caller }: CallContext,
) {
  const at = now.toISOString();
  const change = {
    sql:
      "UPDATE submissions SET answered_at = ?2 WHERE site_id = ?1 AND id = ?3 AND kind = 'contact' " +
      `AND answered_at IS NULL AND ${linkHolds('?4')}`,
    params: [siteId, at, id, link],
  };
  const done = { siteId, who: caller.who, deed: 'contact.answered', what: id, count: 1 } as const;
  await DB.batch(
    [change, journalOfChange(done, now), linkUse(siteId, link, now)].map((one) => prepare(DB, one)),
  );
  const row = await findMessage({ db: DB, siteId, now }, id);
  return { at: row?.answered_at ?? null, word };
}

/**
 * The address it was sent to, or would be sent to now; the agency's own if the home or office no longer
 * exists.
 */
const whereItGoes = (db: D1Database, site: Site, request: ContactRequest): Promise<string | null> =>
  recipientOfRequest(db, site, request).catch((error: unknown) => {
    if (error instanceof ContentError) return recipientOf(site, null);
    throw error;
  });

/** Home of a message as JSON: the address of an estate, or the name of a unit. */
const HOME =
  `coalesce(${addressJson('m.site_id', "m.doc ->> '$.estateId'")}, ` +
  `json_quote(${unitName('m.site_id', "m.doc ->> '$.rentalUnitId'")}))`;

/** Messages as cases of the agency's page. */
const MESSAGE_CASES =
  "SELECT 'contact' AS kind, id, iif(answered_at IS NULL, 'open', 'answered') AS state, answered_at IS NULL AS waits, " +
  "NULL AS due, created_at AS createdAt, NULL AS begins, NULL AS ends, doc ->> '$.firstname' AS firstname, " +
  "doc ->> '$.lastname' AS lastname, doc ->> '$.email' AS email, doc ->> '$.phone' AS phone, " +
  `coalesce(${HOME}, '') AS place, doc ->> '$.message' AS message, ${caseNumber('contact', 'm.site_id', 'm.id')} AS reference, ` +
  `${caseOwner('contact', 'm.site_id', 'm.id')} AS owner, ` +
  "NULL AS persons, NULL AS total, NULL AS extras, doc ->> '$.locale' AS locale, " +
  `${wordsIn(HOME)} AS words ` +
  "FROM submissions AS m WHERE site_id = ?1 AND kind = 'contact'";

/** Messages as a kind of case with answer links (decision 68). */
export const MESSAGE_ANSWERS: AnswerKind = {
  kind: 'contact',
  table: 'submissions',
  show: messageCase,
  cases: MESSAGE_CASES,
  placeOf: homeIn,
  deeds: { answered: markAnswered },
  renew: async (submissionId, context) => {
    const { db, siteId, now, site, origin, mailId: id, where } = context;
    const row = await findMessage(context, submissionId);
    const recipient = row === null ? null : await whereItGoes(db, site, JSON.parse(row.doc));
    if (recipient === null) return null;
    const mail = { kind: 'contact-notice', data: { submissionId, origin } } as const;
    return outboxStatement({ siteId, id, recipient, mail, where }, now);
  },
};

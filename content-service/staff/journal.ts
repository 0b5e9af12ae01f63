import type { StaffJournal } from '#wire/staff.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { staffCaller, whoseSession } from './sessions.ts';

/** Number of shown actions, newest first. */
const MOST = 200;

interface JournalRow {
  readonly at: string;
  readonly who: string;
  readonly name: string | null;
  readonly deed: string;
  readonly what: string;
  readonly about: string | null;
}

const byOf = (who: string): StaffJournal['deeds'][number]['by'] => {
  if (who.startsWith('staff:')) return 'staff';
  return who === 'link' ? 'link' : 'operator';
};

/** SQL for the id of an action's case: the first word of `what`. */
const ID = "substr(j.what, 1, instr(j.what || ' ', ' ') - 1)";

/** SQL for a text of a record that may be in several languages: in the site's first one, else in any. */
const textAt = (path: string): string =>
  `iif(json_type(r.doc, '${path}') = 'object', (SELECT t.value FROM json_each(r.doc, '${path}') AS t WHERE t.type = 'text' ` +
  "ORDER BY t.key = (SELECT s.doc ->> '$.defaultLocale' FROM sites AS s WHERE s.id = r.site_id) DESC LIMIT 1), " +
  `r.doc ->> '${path}')`;

/** SQL for the street and number of a home's record; null for one without a street. */
const HOME_NAME =
  `nullif(trim(coalesce(${textAt('$.estate.general.address.street')}, ${textAt('$.rental.general.street')}, '') || ' ' || ` +
  "coalesce(r.doc ->> '$.estate.general.address.number', r.doc ->> '$.rental.general.number', '')), '')";

/**
 * Actions on cases, hours and homes, with person and time. A person who only sees their own cases is shown their own
 * actions.
 */
export async function showJournal(
  siteId: string,
  session: string,
  context: CallContext,
): Promise<StaffJournal> {
  const me = await whoseSession(siteId, session, context);
  const { results } = await prepare(context.env.DB, {
    sql:
      'SELECT j.at, j.who, j.deed, j.what, p.name, CASE ' +
      "WHEN j.deed = 'stay.answered' THEN (SELECT s.doc ->> '$.request.firstname' || ' ' || (s.doc ->> '$.request.lastname') " +
      `FROM stays AS s WHERE s.site_id = j.site_id AND s.id = ${ID}) ` +
      "WHEN j.deed LIKE 'appointment.%' THEN (SELECT a.doc ->> '$.firstname' || ' ' || (a.doc ->> '$.lastname') " +
      `FROM appointments AS a WHERE a.site_id = j.site_id AND substr(a.id, 1, 16) = ${ID}) ` +
      "WHEN j.deed = 'contact.answered' THEN (SELECT m.doc ->> '$.firstname' || ' ' || (m.doc ->> '$.lastname') " +
      `FROM submissions AS m WHERE m.site_id = j.site_id AND m.id = ${ID}) ` +
      "WHEN j.deed = 'valuation.answered' THEN (SELECT v.doc ->> '$.address' " +
      `FROM valuations AS v WHERE v.site_id = j.site_id AND v.id = ${ID}) ` +
      "WHEN j.deed IN ('staff.added', 'staff.changed', 'staff.removed') THEN (SELECT o.name " +
      `FROM staff AS o WHERE o.site_id = j.site_id AND o.id = ${ID}) ` +
      `WHEN j.deed LIKE 'news.%' OR j.deed LIKE 'page.%' THEN (SELECT ${textAt('$.page.title')} FROM records AS r WHERE r.site_id = j.site_id ` +
      `AND r.kind = 'page' AND r.id = ${ID}) ` +
      `WHEN j.deed LIKE 'home.%' OR j.deed LIKE 'seller.%' THEN ifnull((SELECT ${HOME_NAME} FROM records AS r WHERE r.site_id = j.site_id ` +
      "AND j.what LIKE r.kind || '/%' AND r.kind IN ('estate', 'rental') AND r.id = " +
      `substr(${ID}, instr(${ID}, '/') + 1)), substr(${ID}, instr(${ID}, '/') + 1)) END AS about ` +
      "FROM journal AS j LEFT JOIN staff AS p ON p.site_id = j.site_id AND j.who = 'staff:' || p.id " +
      "WHERE j.site_id = ?1 AND (j.deed LIKE 'stay.%' OR j.deed LIKE 'appointment.%' OR j.deed LIKE 'contact.%' " +
      "OR j.deed LIKE 'valuation.%' OR j.deed LIKE 'agenda.%' OR j.deed LIKE 'staff.%' OR j.deed LIKE 'home.%' OR j.deed LIKE 'seller.%' OR j.deed LIKE 'news.%' OR j.deed LIKE 'page.%' OR j.deed IN ('site.changed', 'site.put_back')) " +
      'AND (?2 IS NULL OR j.who = ?2) ORDER BY j.seq DESC LIMIT ?3',
    params: [siteId, me.sees === 'own' ? staffCaller(me) : null, MOST],
  }).all<JournalRow>();
  return {
    me,
    deeds: results.map(({ who, ...row }) => ({ ...row, by: byOf(who) })),
  };
}

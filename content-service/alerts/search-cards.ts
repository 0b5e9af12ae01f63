/** Searches that visitors let the agency keep as search cards in its own system (decision 174): what was agreed, and what is told. */
import { cardKindOf, cardKinds } from '#domain/feeds/systems.ts';
import type { AgreedCard } from '#domain/forms/subscription.ts';
import { mailTexts } from '#locales/mails.ts';
import type { Site } from '#wire/site.ts';
import type { SubscriptionChange } from '#wire/subscription.ts';
import type { Statement } from '../platform/db/statement.ts';

/** Most consents that are kept of an alert besides the last one: who ticked and unticked the box more often begins no card again. */
const MOST_EARLIER = 50;

/** SQL for all that was agreed by a card, oldest first: its earlier consents, and its last one. */
const agreedBy = (card: string): string =>
  `json_insert(${card}.earlier, '$[#]', json_object('system', ${card}.system, 'words', ${card}.words, ` +
  `'locale', ${card}.locale, 'agreed_at', ${card}.agreed_at, 'ended_at', ${card}.ended_at))`;

/**
 * Keeps what a box said, when it was ticked: nothing where no feed of the site, or several, would take a card now, or that of
 * another system than the box named. A box that was ticked before stays as it is until its card ends; then another consent is kept
 * beside it.
 */
export function agreedStatements(
  { id: siteId, name, settings }: Site,
  subscriptionId: string,
  card: AgreedCard | null | undefined,
  now: Date,
): readonly Statement[] {
  const kind = card == null ? null : cardKindOf(card.system);
  if (card == null || kind === null) return [];
  const words = mailTexts(card.locale, settings.figures)('searchCards.agree', {
    agency: name,
    system: card.system,
  });
  return [
    {
      sql:
        'INSERT INTO search_cards (site_id, subscription_id, email_key, feed, system, words, locale, agreed_at) ' +
        'SELECT s.site_id, s.id, s.email_key, way.feed, ?, ?, ?, ? FROM subscriptions AS s JOIN (' +
        "SELECT min(f.name) AS feed, min(f.kind) AS kind FROM feeds AS f WHERE f.site_id = ? AND f.leads <> 'mail' " +
        'AND f.paused = 0 AND f.kind IN (SELECT value FROM json_each(?)) AND NOT EXISTS ' +
        "(SELECT 1 FROM sites AS w WHERE w.id = f.site_id AND w.doc ->> '$.state' = 'draft') HAVING count(*) = 1" +
        ') AS way ON way.kind = ? WHERE s.site_id = ? AND s.id = ? ' +
        `ON CONFLICT DO UPDATE SET earlier = ${agreedBy('search_cards')}, feed = excluded.feed, system = excluded.system, ` +
        'words = excluded.words, locale = excluded.locale, agreed_at = excluded.agreed_at, queued_at = NULL, ended_at = NULL ' +
        `WHERE search_cards.ended_at IS NOT NULL AND json_array_length(search_cards.earlier) < ${MOST_EARLIER}`,
      params: [
        card.system,
        words,
        card.locale,
        now.toISOString(),
        siteId,
        JSON.stringify(cardKinds()),
        kind,
        siteId,
        subscriptionId,
      ],
    },
  ];
}

/** Columns of a call about a search of an alert `s` with its card `c`; `changes` numbers what happened to the alert. */
const callSql = (news: 'asked' | 'changed', changes: string): string =>
  'INSERT INTO lead_calls ' +
  '(site_id, id, deed, news, subject_id, recipient, mail, next_attempt_at, created_at, feed, visitor_key) ' +
  `SELECT s.site_id, 'lead-search-' || s.id || '-' || ${changes}, 'search', '${news}', s.id, ` +
  "w.doc ->> '$.settings.contact.email', json_object('id', 'card-' || s.id || '-' || " +
  `${changes}, 'mail', json_object('kind', 'search-card', 'data', ` +
  `json_object('subscriptionId', s.id, 'news', '${news}'))), ?1, ?1, c.feed, s.email_key ` +
  'FROM search_cards AS c JOIN subscriptions AS s ON s.site_id = c.site_id AND s.id = c.subscription_id ' +
  'JOIN sites AS w ON w.id = s.site_id ' +
  "JOIN feeds AS f ON f.site_id = c.site_id AND f.name = c.feed AND f.leads <> 'mail' " +
  "WHERE c.site_id = ?2 AND c.subscription_id = ?3 AND c.ended_at IS NULL AND s.state = 'active' ";

/** Queues the card of a confirmed alert, once: the system of its feed takes it, or a mail tells the agency. */
export const askedStatements = (
  siteId: string,
  subscriptionId: string,
  now: Date,
): readonly [Statement, Statement] => {
  const params = [now.toISOString(), siteId, subscriptionId];
  return [
    { sql: `${callSql('asked', 's.changes')}AND c.queued_at IS NULL ON CONFLICT DO NOTHING`, params },
    {
      sql:
        'UPDATE search_cards SET queued_at = ?1 WHERE site_id = ?2 AND subscription_id = ?3 AND queued_at IS NULL AND EXISTS (' +
        "SELECT 1 FROM lead_calls WHERE site_id = ?2 AND subject_id = ?3 AND deed = 'search' AND created_at = ?1)",
      params,
    },
  ];
};

/**
 * An alert with the same address and search as a new one, which takes its place: its card becomes that of the new one, where
 * that has agreed to one in the same system, instead of ending there and being asked for again. What waits tells of the
 * new one, and another name or language is told.
 */
export const inheritedStatements = (
  siteId: string,
  subscriptionId: string,
  now: Date,
): readonly Statement[] => {
  const earlier =
    'FROM search_cards AS c JOIN subscriptions AS o ON o.site_id = c.site_id AND o.id = c.subscription_id ' +
    'JOIN subscriptions AS s ON s.site_id = o.site_id AND s.email_key = o.email_key AND s.criteria = o.criteria ' +
    'JOIN search_cards AS n ON n.site_id = s.site_id AND n.subscription_id = s.id AND n.feed = c.feed ' +
    "WHERE s.site_id = ?1 AND s.id = ?2 AND o.id <> s.id AND o.state = 'active' " +
    'AND c.queued_at IS NOT NULL AND c.ended_at IS NULL AND n.ended_at IS NULL';
  const params = [siteId, subscriptionId];
  return [
    {
      sql:
        "UPDATE lead_calls SET subject_id = ?2, mail = json_set(mail, '$.mail.data.subscriptionId', ?2) " +
        `WHERE site_id = ?1 AND deed = 'search' AND subject_id IN (SELECT o.id ${earlier})`,
      params,
    },
    {
      sql:
        "UPDATE outbox SET data = json_set(data, '$.subscriptionId', ?2) WHERE site_id = ?1 AND kind = 'search-card' " +
        `AND state IN ('due', 'sending') AND data ->> '$.subscriptionId' IN (SELECT o.id ${earlier})`,
      params,
    },
    {
      sql: `UPDATE search_cards SET queued_at = (SELECT min(c.queued_at) ${earlier}) WHERE site_id = ?1 AND subscription_id = ?2 AND queued_at IS NULL`,
      params,
    },
    {
      sql:
        `${callSql('changed', 's.changes')}AND c.queued_at IS NOT NULL AND EXISTS (` +
        'SELECT 1 FROM search_cards AS p JOIN subscriptions AS o ON o.site_id = p.site_id AND o.id = p.subscription_id ' +
        'WHERE p.site_id = ?2 AND p.feed = c.feed AND p.queued_at IS NOT NULL AND p.ended_at IS NULL ' +
        "AND o.id <> s.id AND o.state = 'active' AND o.email_key = s.email_key AND o.criteria = s.criteria " +
        'AND (o.name IS NOT s.name OR o.locale <> s.locale)) ON CONFLICT DO NOTHING',
      params: [now.toISOString(), siteId, subscriptionId],
    },
    // The consent to the card that goes over is kept with the new one.
    {
      sql:
        'UPDATE search_cards SET earlier = (SELECT json_group_array(json(e.value)) FROM search_cards AS p ' +
        `CROSS JOIN json_each(${agreedBy('p')}) AS e WHERE p.site_id = ?1 AND p.subscription_id IN (SELECT o.id ${earlier})) ` +
        `WHERE site_id = ?1 AND subscription_id = ?2 AND EXISTS (SELECT 1 ${earlier})`,
      params,
    },
    {
      sql: `DELETE FROM search_cards WHERE site_id = ?1 AND subscription_id IN (SELECT o.id ${earlier})`,
      params,
    },
  ];
};

/**
 * What a change of an alert does to its card, in two parts: before the alert is changed, while its earlier search is known, and
 * after. Another search, name or language is told; a box that is not ticked any more ends the card; a ticked one begins it.
 */
export function changedCard(
  site: Site,
  subscriptionId: string,
  { name, locale, criteria, card }: SubscriptionChange,
  now: Date,
): { readonly before: readonly Statement[]; readonly after: readonly Statement[] } {
  const at = now.toISOString();
  const isOther = '(s.criteria <> ?4 OR s.name IS NOT ?5 OR s.locale <> ?6)';
  const other = [JSON.stringify(criteria), name ?? null, locale];
  const own = [at, site.id, subscriptionId];
  const ended: Statement = {
    sql: 'UPDATE search_cards SET ended_at = ?1 WHERE site_id = ?2 AND subscription_id = ?3 AND ended_at IS NULL',
    params: own,
  };
  const announced: readonly Statement[] = [
    // Only what it is now needs to be told.
    {
      sql:
        "UPDATE lead_calls SET state = 'void', recipient = NULL, mail = NULL WHERE site_id = ?2 AND subject_id = ?3 " +
        "AND deed = 'search' AND news = 'changed' AND state = 'due' AND EXISTS (" +
        `SELECT 1 FROM subscriptions AS s WHERE s.site_id = ?2 AND s.id = ?3 AND ${isOther}) AND ?1 IS NOT NULL`,
      params: [...own, ...other],
    },
    {
      sql: `${callSql('changed', '(s.changes + 1)')}AND c.queued_at IS NOT NULL AND ${isOther} ON CONFLICT DO NOTHING`,
      params: [...own, ...other],
    },
  ];
  return {
    before: card === null ? [ended] : announced,
    after: [
      ...agreedStatements(site, subscriptionId, card, now),
      ...askedStatements(site.id, subscriptionId, now),
    ],
  };
}

/** A search of an alert for the agency's own system, and the mail about it (decision 174). */
import { filterOfCriteria } from '#domain/forms/criteria.ts';
import { languageName, languageOf } from '#domain/languages.ts';
import type { Localized } from '#domain/locale.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import type { LeadNews } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { AskedLead, EndedSearch, LeadContext, WrittenSearch } from '../mail/lead-context.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { searchOf } from './search-link.ts';

/** Most places of a search that are told. */
const MOST_PLACES = 50;

/** What happened to a search, as the texts have it. */
const newsKey = (news: LeadNews): 'asked' | 'changed' | 'cancelled' => (news === 'moved' ? 'changed' : news);

/** The search of an active alert that has a card; null for any other. */
async function cardSearch(db: D1Database, siteId: string, id: string): Promise<EndedSearch | null> {
  const row = await prepare(db, {
    sql:
      'SELECT c.system, s.email, s.name, s.locale, s.criteria, s.origin FROM subscriptions AS s ' +
      'JOIN search_cards AS c ON c.site_id = s.site_id AND c.subscription_id = s.id AND c.ended_at IS NULL ' +
      "WHERE s.site_id = ? AND s.id = ? AND s.state = 'active'",
    params: [siteId, id],
  }).first<Omit<EndedSearch, 'criteria'> & { readonly criteria: string }>();
  return row === null ? null : { ...row, criteria: JSON.parse(row.criteria) };
}

/** Names and zips of cities, as homes of the site have them. */
async function placesOf(
  db: D1Database,
  siteId: string,
  cities: readonly string[],
): Promise<WrittenSearch['places']> {
  if (cities.length === 0) return [];
  const { results } = await prepare(db, {
    sql:
      "SELECT DISTINCT d.doc ->> '$.general.address.city.zip' AS zip, d.doc -> '$.general.address.city.name' AS name " +
      'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
      'WHERE e.site_id = ? AND e.city_id IN (SELECT value FROM json_each(?)) AND zip IS NOT NULL ORDER BY zip LIMIT ?',
    params: [siteId, JSON.stringify(cities), MOST_PLACES],
  }).all<{ zip: string | number; name: string | null }>();
  return results.map(({ zip, name }) => ({
    zip: String(zip),
    name: name === null ? {} : ((JSON.parse(name) ?? {}) as Localized),
  }));
}

/** Who it is, their language and the search: label and value in the agency's language. */
const factsOf = (
  { name, email, locale }: EndedSearch,
  site: Site,
  t: MailTexts,
): readonly (readonly [string, string])[] => [
  ...(name === null ? [] : [[t('notice.name'), name] as const]),
  [t('notice.email'), email],
  [t('notice.language'), languageName(locale, site.defaultLocale)],
];

/** The page with the homes of a search, in the agency's language. */
const pageOf = ({ origin, criteria }: EndedSearch, { defaultLocale }: Site): string =>
  searchOf({ origin, criteria, locale: defaultLocale });

/** A search for the system of a feed; null once its alert has no card any more, or its first call will tell it as it is. */
export async function searchCall(
  { subjectId, news, ended }: AskedLead,
  { db, site }: LeadContext,
): Promise<WrittenSearch | null> {
  const search = ended ?? (news === 'cancelled' ? null : await cardSearch(db, site.id, subjectId));
  if (search === null) return null;
  if (news === 'changed') {
    const first = await prepare(db, {
      sql: "SELECT 1 FROM lead_calls WHERE site_id = ? AND subject_id = ? AND deed = 'search' AND news = 'asked' AND state = 'due'",
      params: [site.id, subjectId],
    }).first();
    if (first !== null) return null;
  }
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const { colon } = languageOf(site.defaultLocale);
  const { name, email, locale, criteria, system } = search;
  const filter = filterOfCriteria(criteria);
  return {
    visitor: { name, email, locale },
    filter,
    places: await placesOf(db, site.id, filter.city),
    text: [
      t(`searchCards.${newsKey(news)}.body`, { who: name ?? email, system }),
      ...factsOf(search, site, t).map(([label, value]) => `${label}${colon} ${value}`),
      pageOf(search, site),
    ].join('\n'),
  };
}

/** What became of a search, for the agency: in the place of a call, or besides one. */
export interface CardMail {
  readonly subscriptionId: string;
  readonly news: LeadNews;
  /** Of an alert that has ended. */
  readonly ended?: EndedSearch;
}

/** The mail to the agency about a search; null once its alert has no card any more. */
export async function searchCardMail(
  { subscriptionId, news, ended }: CardMail,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const search = ended ?? (await cardSearch(db, site.id, subscriptionId));
  if (search === null) return null;
  const { name, email, system } = search;
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const about = { who: name ?? email, system };
  const what = newsKey(news);
  const body = t(`searchCards.${what}.body`, about);
  return {
    locale: site.defaultLocale,
    // No name that somebody typed stands in a header.
    subject: t(`searchCards.${what}.subject`, { who: email, system }),
    preview: body,
    title: t(`searchCards.${what}.title`),
    blocks: [
      { kind: 'text', text: body },
      { kind: 'facts', rows: factsOf(search, site, t) },
      { kind: 'link', label: t('searchCards.search'), href: pageOf(search, site) },
    ],
    why: t('searchCards.why', { system }),
    // Who ended it is not written to about it.
    ...(what === 'cancelled' ? {} : { replyTo: email }),
  };
}

/** The seller's page as a mail: each Monday, or the first one of a month. */
import { instantOf } from '#domain/agenda/zoned-time.ts';
import { BRUSSELS } from '#domain/format/moment.ts';
import { isShown, type Shown } from '#domain/interest/few.ts';
import { weekNumberOf } from '#domain/interest/week-number.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import type { SellerPage } from '#wire/seller.ts';
import type { Block, MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { newId } from '../../platform/hash.ts';
import { notSuspended } from '../../platform/sites.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { firstOpenDay } from '../counts/weeks.ts';
import { sellerPage } from './page.ts';
import { findById, linkStatement, sellerToken } from './windows.ts';

/** Hour of the day in Brussels from which the mails go, and most that are queued in a minute. */
const FROM_HOUR = '08:00';
const MOST_AT_ONCE = 100;
/** Weeks named in a mail. */
const MOST_WEEKS = 5;

/**
 * Queues the mails that are due, from Monday at eight on, once the week is closed: to each page once a week, or in the
 * week that has a month's first Monday. What is due stands in the statements that write.
 */
export async function queueSellerMails(db: D1Database, now: Date): Promise<void> {
  const monday = weekOf(brusselsDay(now));
  if (now.getTime() < instantOf(monday, FROM_HOUR, BRUSSELS)) return;
  const isFirstOfMonth = Number(monday.slice(8)) <= 7;
  // `rhythm <> 'none'` also where one rhythm is asked for: it is by what the index is found.
  const due =
    "w.mailed_on < ? AND w.ended_at IS NULL AND w.rhythm <> 'none' " +
    `${isFirstOfMonth ? '' : "AND w.rhythm = 'week' "}AND ${notSuspended('w.site_id')}`;
  const { results } = await prepare(db, {
    sql:
      `SELECT w.site_id AS siteId, w.id, w.email FROM seller_windows AS w WHERE ${due} ` +
      `ORDER BY w.mailed_on LIMIT ${MOST_AT_ONCE}`,
    params: [monday],
  }).all<{ readonly siteId: string; readonly id: string; readonly email: string }>();
  if (results.length === 0) return;
  const open = await firstOpenDay(db);
  // The Sunday is not closed yet: the next minute asks again.
  if (open === null || open < monday) return;
  const statements = results.flatMap(({ siteId, id, email }) => [
    outboxStatement(
      {
        siteId,
        id: newId(),
        recipient: email,
        mail: { kind: 'seller-week', data: { windowId: id, week: addDays(monday, -7) } },
        where: {
          sql: `SELECT 1 FROM seller_windows AS w WHERE ${due} AND w.site_id = ? AND w.id = ? AND w.email = ?`,
          params: [monday, siteId, id, email],
        },
      },
      now,
    ),
    {
      sql: `UPDATE seller_windows AS w SET mailed_on = ? WHERE ${due} AND w.site_id = ? AND w.id = ?`,
      params: [monday, monday, siteId, id],
    },
  ]);
  await db.batch(statements.map((one) => prepare(db, one)));
}

/** A cell in words: its number, or that there were fewer than five. */
const cell = (one: Shown, t: MailTexts): string => (isShown(one) ? String(one.shown) : t('seller.few'));

/** "58 keer geopend, geen nieuw bezoek": two facts, and no judgement; the words of the page's heading. */
const headline = (week: SellerPage['weeks'][number], sums: SellerPage['sums'], t: MailTexts): string =>
  [
    isShown(week.opened) ? t('seller.opened', { n: String(week.opened.shown) }) : t('seller.openedFew'),
    week.visited > 0
      ? t.count('seller.visited', week.visited)
      : t(sums.visited > 0 ? 'seller.visitedNoneNew' : 'seller.visitedNone'),
  ].join(', ');

const since = (sum: Shown, t: MailTexts): string =>
  isShown(sum) ? t('seller.since', { n: String(sum.shown) }) : t('seller.sinceFew');

function blocksOf(page: SellerPage, href: string, t: MailTexts): readonly Block[] {
  const { weeks, sums, sentence, likeWeek } = page;
  const last = weeks.at(-1);
  if (last === undefined) return [];
  const fact = (label: 'opened' | 'kept' | 'asked', one: Shown, sum: Shown): readonly [string, string] => [
    t(`seller.labels.${label}`),
    `${cell(one, t)} (${since(sum, t)})`,
  ];
  return [
    ...(sentence === null
      ? []
      : [
          {
            kind: 'quote',
            title: [sentence.name, sentence.phone ?? ''].filter((part) => part !== '').join(', '),
            text: sentence.text,
          } as const,
        ]),
    {
      kind: 'facts',
      rows: [
        fact('opened', last.opened, sums.opened),
        fact('kept', last.kept, sums.kept),
        fact('asked', last.asked, sums.asked),
        [
          t('seller.labels.visited'),
          `${last.visited} (${t('seller.sinceAll', { n: String(sums.visited) })})`,
        ],
      ],
    },
    { kind: 'heading', text: t('seller.weeks') },
    {
      kind: 'facts',
      rows: weeks
        .slice(-MOST_WEEKS)
        .map(({ week, opened }) => [t('seller.week', { n: String(weekNumberOf(week)) }), cell(opened, t)]),
    },
    ...(likeWeek === null
      ? []
      : [
          {
            kind: 'text',
            text: t('seller.like', { from: String(likeWeek.from), to: String(likeWeek.to) }),
          } as const,
        ]),
    { kind: 'button', label: t('seller.all'), href },
  ];
}

/**
 * The week of a home for its seller; null when there is nothing left to send: the address has ended, the seller wants no
 * mail any more or another week came since, the home is not on line, or nothing is counted.
 */
export async function sellerMail(
  { windowId, week }: { readonly windowId: string; readonly week: string },
  { db, site, now, tokenSecret, to }: MailContext,
): Promise<MailContent | null> {
  const window = await findById(db, site.id, windowId, now);
  if (window === null || window.rhythm === 'none' || window.email !== to || site.state !== 'live')
    return null;
  // What its page alone says about searches is not read for a mail.
  const page = await sellerPage(window, { db, site, now, budgetsFor: async () => [] });
  const last = page?.weeks.at(-1);
  if (page === null || last?.week !== week || !page.home.online) return null;
  const { locale } = window;
  const t = mailTexts(locale, site.settings.figures);
  const token = sellerToken(site.id, window.seed, tokenSecret);
  await prepare(db, linkStatement(site.id, windowId, tokenHash(token))).run();
  const href = window.origin + pathTo('seller', locale, { token });
  const title = headline(last, page.sums, t);
  const span = spanInWords(week, addDays(week, 6), locale);
  const place = page.home.place;
  return {
    locale,
    subject: t('seller.subject', { place, n: String(weekNumberOf(week)), title }),
    preview: page.sentence?.text ?? span,
    title,
    blocks: [
      { kind: 'text', text: t('seller.about', { place, n: String(weekNumberOf(week)), span }) },
      ...blocksOf(page, href, t),
    ],
    why: t('seller.why', { agency: site.name }),
    links: [{ label: t('seller.rhythm'), href: `${href}#mail` }],
    unsubscribe: href,
  };
}

import { type Locale, perLocale } from '#domain/locale.ts';
import { FRAME_MENUS, type SiteAnswer } from '#wire/site-answer.ts';
import { prepare } from '../platform/db/prepare.ts';
import { normaliseHostname } from '../platform/hostname.ts';
import { hiddenAddresses, menusWithout } from '../platform/led-menus.ts';
import { newsLocales } from '../platform/news-days.ts';
import { abilitiesOf, SERVICE_COLUMNS, type ServiceRow, toService } from '../platform/own-services.ts';
import { readStoredPictures } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { LEAD_KINDS, leadSystemsIn, OPEN_LEAD_KINDS, OWN_PICTURES, siteForPages } from './site-for-pages.ts';

/** An override of a text in a language. */
type StoredText = readonly [locale: Locale, key: string, value: string];

/** A site with its own service if it has one, and JSON of the rest. */
type SiteRow = {
  readonly doc: string;
  readonly menus: string;
  readonly texts: string;
  readonly lead_kinds: string;
  readonly open_lead_kinds: string;
  readonly pictures: string;
  readonly old_addresses: number;
  readonly news_in: string;
  readonly hidden: string;
} & { readonly [Column in keyof ServiceRow]: ServiceRow[Column] | null };

const hasService = (row: SiteRow): row is SiteRow & ServiceRow => row.address !== null;

/** SQL column: whether a site `s` has addresses of a former website (decision 169). */
export const OLD_ADDRESSES = 'EXISTS (SELECT 1 FROM redirects AS r WHERE r.site_id = s.id)';

/** Column `news_in` as the site's answer has it. */
export const newsOf = (column: string): Pick<SiteAnswer, 'newsIn'> => {
  const newsIn: Locale[] = JSON.parse(column);
  return newsIn.length === 0 ? {} : { newsIn };
};

/** The shared texts have the empty site id and come first, so that a site's own replace them. `news` and `hidden` are columns. */
const byHostname = ({ news, hidden }: Readonly<Record<'news' | 'hidden', string>>): string =>
  `SELECT s.doc, ${SERVICE_COLUMNS.map((column) => `o.${column}`).join(', ')}, ` +
  '(SELECT json_group_array(json(n.doc) ORDER BY n.name) FROM navigations AS n ' +
  `WHERE n.site_id = s.id AND n.name IN (${FRAME_MENUS.map(() => '?').join(', ')})) AS menus, ` +
  '(SELECT json_group_array(json_array(t.locale, t.key, t.value) ORDER BY t.site_id) FROM translations AS t ' +
  "WHERE t.site_id IN ('', s.id)) AS texts, " +
  `${OLD_ADDRESSES} AS old_addresses, ${news} AS news_in, ${hidden} AS hidden, ` +
  `${LEAD_KINDS} AS lead_kinds, ${OPEN_LEAD_KINDS} AS open_lead_kinds, ${OWN_PICTURES} AS pictures ` +
  'FROM hostnames AS h JOIN sites AS s ON s.id = h.site_id AND s.removed_at IS NULL ' +
  'LEFT JOIN own_services AS o ON o.site_id = s.id WHERE h.hostname = ?';

/**
 * The site of a hostname, in any case and with any port, with its pictures, and the menus and texts of every
 * page: in one statement, since all are found by the hostname. Its own service is included for the
 * deployment's site; a full service provides menus and texts itself. What the menus lead to is on the site today.
 */
export const findSiteByHostname = async (
  db: D1Database,
  hostname: string,
  { today, tellsService = false }: { readonly today: string; readonly tellsService?: boolean },
): Promise<SiteAnswer | null> => {
  const [news, hidden] = [newsLocales(today), hiddenAddresses(today)];
  const row = await prepare(db, {
    sql: byHostname({ news: news.sql, hidden: hidden.sql }),
    params: [...FRAME_MENUS, ...news.params, ...hidden.params, normaliseHostname(hostname)],
  }).first<SiteRow>();
  const site = toSite(row);
  if (row === null || site === null) return null;
  const answered = {
    ...siteForPages(site, readStoredPictures(row.pictures)),
    ...(row.old_addresses === 1 && { hasOldAddresses: true }),
    ...newsOf(row.news_in),
    ...leadSystemsIn(row),
  };
  const service = tellsService && hasService(row) ? toService(row) : undefined;
  const abilities = abilitiesOf(service);
  if (service?.scope === 'full') return { ...answered, ...abilities };
  const menus = menusWithout(JSON.parse(row.menus), JSON.parse(row.hidden));
  const texts: StoredText[] = JSON.parse(row.texts);
  return {
    ...answered,
    ...abilities,
    several: true,
    menus,
    texts: perLocale((locale) =>
      Object.fromEntries(texts.filter(([of]) => of === locale).map(([, key, value]) => [key, value])),
    ),
  };
};

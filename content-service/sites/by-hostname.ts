import { type Locale, perLocale } from '../../domain/locale.ts';
import type { Navigation } from '../../wire/navigation.ts';
import { FRAME_MENUS, type SiteAnswer } from '../../wire/site-answer.ts';
import { prepare } from '../platform/db/prepare.ts';
import { normaliseHostname } from '../platform/hostname.ts';
import { SERVICE_COLUMNS, type ServiceRow, toService } from '../platform/own-services.ts';
import { readStoredPictures, type SizesRow } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { ownPicturesStatement, toldSite } from './told-site.ts';

interface DocRow {
  readonly doc: string;
}

interface TextRow {
  readonly locale: Locale;
  readonly key: string;
  readonly value: string;
}

/** A site, with its own service if it has one. */
type SiteAtHost = DocRow & { readonly [Column in keyof ServiceRow]: ServiceRow[Column] | null };

const AT_HOST = 'FROM hostnames AS h JOIN sites AS s ON s.id = h.site_id AND s.removed_at IS NULL ';

const hasService = (row: SiteAtHost | null): row is DocRow & ServiceRow =>
  row !== null && row.address !== null;

/**
 * The site of a hostname, in any case and with any port, with its pictures, and the menus and texts of every
 * page: in one round trip, since all are found by the hostname. Its own service is included for the
 * deployment's site; a full service provides menus and texts itself.
 */
export const findSiteByHostname = async (
  db: D1Database,
  hostname: string,
  tellsService = false,
): Promise<SiteAnswer | null> => {
  const host = normaliseHostname(hostname);
  const atHost = { sql: `SELECT s.id, s.doc ${AT_HOST}WHERE h.hostname = ?`, params: [host] };
  const [sites, menus, texts, pictures] = await db.batch<DocRow | TextRow | SizesRow | SiteAtHost>([
    prepare(db, {
      sql:
        `SELECT s.doc, ${SERVICE_COLUMNS.map((column) => `o.${column}`).join(', ')} ${AT_HOST}` +
        'LEFT JOIN own_services AS o ON o.site_id = s.id WHERE h.hostname = ?',
      params: [host],
    }),
    prepare(db, {
      sql:
        `SELECT n.doc ${AT_HOST}JOIN navigations AS n ON n.site_id = s.id ` +
        `WHERE h.hostname = ? AND n.name IN (${FRAME_MENUS.map(() => '?').join(', ')}) ORDER BY n.name`,
      params: [host, ...FRAME_MENUS],
    }),
    // The shared ones have the empty site id and come first, so that a site's own replace them.
    prepare(db, {
      sql:
        `SELECT t.locale, t.key, t.value ${AT_HOST}JOIN translations AS t ON t.site_id IN ('', s.id) ` +
        'WHERE h.hostname = ? ORDER BY t.site_id',
      params: [host],
    }),
    prepare(db, ownPicturesStatement(atHost)),
  ]);
  const row = (sites?.results[0] as SiteAtHost | undefined) ?? null;
  const site = toSite(row);
  if (site === null) return null;
  const told = toldSite(site, readStoredPictures((pictures?.results ?? []) as SizesRow[]));
  const service = tellsService && hasService(row) ? toService(row) : undefined;
  if (service?.scope === 'full') return { ...told, service };
  const rows = (texts?.results ?? []) as TextRow[];
  return {
    ...told,
    ...(service && { service }),
    several: true,
    // An agency's own service may not list every option.
    ...(!service && { everyOption: true }),
    menus: ((menus?.results ?? []) as DocRow[]).map(({ doc }): Navigation => JSON.parse(doc)),
    texts: perLocale((locale) =>
      Object.fromEntries(rows.filter((row) => row.locale === locale).map(({ key, value }) => [key, value])),
    ),
  };
};

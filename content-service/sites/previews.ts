import { randomInt } from 'node:crypto';
import { PREVIEW_ALPHABET, PREVIEW_SECRET_LENGTH } from '#domain/preview-label.ts';
import type { KnownPreview, Preview } from '#wire/preview.ts';
import { type Logo, LogoSchema, type Theme, ThemeSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { sha256 } from '../platform/hash.ts';

interface PreviewRow {
  readonly id: string;
  readonly created_at: string;
  readonly until: string;
}

/** Previews that a site may have at one time. */
export const MOST_PREVIEWS = 10;

/** A secret for a hostname; it is told to the caller once, and never stored. */
export const newSecret = (): string =>
  Array.from(
    { length: PREVIEW_SECRET_LENGTH },
    () => PREVIEW_ALPHABET[randomInt(PREVIEW_ALPHABET.length)],
  ).join('');

/** The stored form of a secret; of 2^100 ones none is found by trying, so a slow hash would add nothing. */
export const previewHash = (secret: string): string => sha256(secret);

interface NewPreview {
  readonly id: string;
  readonly hash: string;
  readonly until: Date;
  /** Shown instead of the site's own. */
  readonly theme?: Theme | undefined;
  readonly logo?: Logo | null | undefined;
}

const asJson = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/** Stores a preview, unless the site has `MOST_PREVIEWS` that have not ended. */
export const previewStatement = (
  siteId: string,
  { id, hash, until, theme, logo }: NewPreview,
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO previews (site_id, id, hash, created_at, until, theme, logo) SELECT ?1, ?2, ?3, ?4, ?5, ?7, ?8 ' +
    'WHERE ?6 > (SELECT count(*) FROM previews WHERE site_id = ?1 AND until > ?4)',
  params: [
    siteId,
    id,
    hash,
    now.toISOString(),
    until.toISOString(),
    MOST_PREVIEWS,
    asJson(theme),
    asJson(logo),
  ],
});

export const endPreviewStatement = (siteId: string, id: string): Statement => ({
  sql: 'DELETE FROM previews WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

/** Previews of a site that have not ended, newest first. */
export const listPreviews = async (db: D1Database, siteId: string, now: Date): Promise<Preview[]> => {
  const { results } = await prepare(db, {
    sql: 'SELECT id, created_at, until FROM previews WHERE site_id = ? AND until > ? ORDER BY created_at DESC, id',
    params: [siteId, now.toISOString()],
  }).all<PreviewRow>();
  return results.map(({ id, created_at, until }) => ({ id, createdAt: created_at, until }));
};

/** What recognises the previews of a site, also ended ones that are not swept yet: whoever asks compares the time. */
export const knownPreviews = async (db: D1Database, siteId: string): Promise<KnownPreview[]> => {
  const { results } = await db
    .prepare('SELECT hash, until, theme, logo FROM previews WHERE site_id = ?')
    .bind(siteId)
    .all<Readonly<Record<'hash' | 'until', string> & Record<'theme' | 'logo', string | null>>>();
  return results.map(({ hash, until, theme, logo }) => ({
    hash,
    until,
    ...(theme === null ? {} : { theme: readLoosely(ThemeSchema, JSON.parse(theme)) }),
    ...(logo === null ? {} : { logo: readLoosely(LogoSchema, JSON.parse(logo)) }),
  }));
};

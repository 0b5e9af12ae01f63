import type { Statement } from '#content-service/platform/db/statement.ts';
import type { StaffMe } from '#wire/staff.ts';

/** Versions that are kept of an item. */
const MOST_VERSIONS = 10;

/** A version: what a change on the staff's page replaced, and who replaced it. */
export interface VersionRow {
  readonly number: number;
  readonly by: string | null;
  readonly at: string;
  readonly withdrawn: number;
  readonly title: string | null;
  /** How many of its pictures are there no more. */
  readonly gone: number;
}

/** SQL for names of pictures in a document that the site has no more; `doc` and `site` are SQL too. */
const goneIn = (doc: string, site: string): string =>
  `FROM json_tree(${doc}) WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*' ` +
  `AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = ${site} AND name = value)`;

/** The versions of an item, the newest first. */
export const versionsStatement = (siteId: string, id: string): Statement => ({
  sql:
    "SELECT v.number, p.name AS 'by', v.at, v.withdrawn_at IS NOT NULL AS withdrawn, v.doc -> '$.page.title' AS title, " +
    `(SELECT count(DISTINCT value) ${goneIn('v.doc', 'v.site_id')}) AS gone ` +
    'FROM page_versions AS v LEFT JOIN staff AS p ON p.site_id = v.site_id AND p.id = v.who ' +
    'WHERE v.site_id = ? AND v.page = ? ORDER BY v.number DESC',
  params: [siteId, id],
});

/** The record of a version; none when it is there no more. */
export const versionStatement = (siteId: string, id: string, number: number): Statement => ({
  sql: 'SELECT doc FROM page_versions WHERE site_id = ? AND page = ? AND number = ?',
  params: [siteId, id, number],
});

/** Names of its pictures that the site has no more. */
export const goneStatement = (siteId: string, doc: string): Statement => ({
  sql: `SELECT DISTINCT value AS name ${goneIn('?1', '?2')}`,
  params: [doc, siteId],
});

/** Before a change: what it replaces becomes a version, and the oldest beyond ten go. Nothing for a new item. */
export const versionStatements = (siteId: string, id: string, me: StaffMe, now: Date): Statement[] => [
  {
    sql:
      'INSERT INTO page_versions (site_id, page, number, who, at, withdrawn_at, doc) ' +
      'SELECT r.site_id, r.id, ifnull((SELECT max(number) FROM page_versions WHERE site_id = ?1 AND page = ?2), 0) + 1, ' +
      "?3, ?4, r.withdrawn_at, r.doc FROM records AS r WHERE r.site_id = ?1 AND r.kind = 'page' AND r.id = ?2",
    params: [siteId, id, me.id, now.toISOString()],
  },
  {
    sql:
      'DELETE FROM page_versions WHERE site_id = ?1 AND page = ?2 AND number <= ' +
      `(SELECT max(number) FROM page_versions WHERE site_id = ?1 AND page = ?2) - ${MOST_VERSIONS}`,
    params: [siteId, id],
  },
];

/** The pictures that a site's own settings name: logo, link preview, portraits. */
import type { Site } from '#wire/site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';

/** Field of a document → the name of a picture in it. */
type Named = Readonly<Record<string, string>>;

/** The fields of a document that name pictures, with the names. */
const picturesNamed = ({ settings: { logo, socialPicture, team } }: Site): Named => {
  const all = {
    'settings.logo.light': logo?.light,
    'settings.logo.dark': logo?.dark,
    'settings.socialPicture': socialPicture,
    ...Object.fromEntries(
      (team?.people ?? []).map(({ picture }, at) => [`settings.team.people[${at}].picture`, picture]),
    ),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([field, name]) => (name ? [[field, name]] : [])));
};

/**
 * Fields with names that the stored document does not have. Names that it has stay allowed: a picture may have been
 * deleted since, and suspending such a site or changing its phone number must not fail because of it.
 */
export function picturesAdded(site: Site, stored: Site | null): Named {
  const before = new Set(stored === null ? [] : Object.values(picturesNamed(stored)));
  return Object.fromEntries(Object.entries(picturesNamed(site)).filter(([, name]) => !before.has(name)));
}

const ABSENT =
  'SELECT value AS name FROM json_each(?1) WHERE NOT EXISTS ' +
  '(SELECT 1 FROM assets WHERE assets.site_id = ?2 AND assets.name = json_each.value)';

const paramsOf = (siteId: string, named: Named) => [JSON.stringify(Object.values(named)), siteId];

/** Refuses the batch when the site does not have one of the pictures. */
export const picturesStayStatement = (siteId: string, named: Named): Statement =>
  refuseWhere('picture_unknown', `EXISTS (${ABSENT})`, paramsOf(siteId, named));

/** Why each field is refused whose picture the site does not have. */
export async function absentPictures(
  db: D1Database,
  siteId: string,
  named: Named,
): Promise<Record<string, string>> {
  const { results } = await prepare(db, { sql: ABSENT, params: paramsOf(siteId, named) }).all<{
    name: string;
  }>();
  const absent = new Set(results.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(named).flatMap(([field, name]) =>
      absent.has(name) ? [[field, `the site has no picture "${name}"`]] : [],
    ),
  );
}

import type { Site } from '../../wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type StoredPicture, storedPicturesStatement } from '../platform/picture-hashes.ts';

/** The name under which a picture is kept as it is cut for links elsewhere. */
const cutOf = (name: string): string => `${name}-social`;

/** What is stored of the pictures that a site names itself; `site` selects its `id` and `doc`. */
export const ownPicturesStatement = ({ sql, params }: Statement): Statement => {
  const named = ['logo.light', 'logo.dark', 'socialPicture'].map(
    (setting) => `json_extract(site.doc, '$.settings.${setting}')`,
  );
  const names = [...named, `${named.at(-1)} || '${cutOf('')}'`].join(', ');
  return storedPicturesStatement({
    sql:
      `SELECT site.id AS site, name.value AS picture FROM (${sql}) AS site, json_each(json_array(${names})) AS name ` +
      `UNION SELECT site.id, person.value ->> '$.picture' FROM (${sql}) AS site, ` +
      "json_each(site.doc, '$.settings.team.people') AS person",
    params: [...params, ...params],
  });
};

/**
 * A site as it is told to its pages: with the hashes of the pictures that it names itself (one that was taken down
 * is not named), and without what only operators need know.
 */
export const toldSite = <Answer extends Site>(
  site: Answer,
  stored: ReadonlyMap<string, StoredPicture>,
): Answer => {
  // Where leads are called to is between the agency and its operators: such an address may be a key.
  const { logo, socialPicture, team, leads: _leads, ...settings } = site.settings;
  const hashOf = (name: string | null | undefined) => (name ? stored.get(name)?.hash : undefined);
  const kept = (name: string | null | undefined) => (hashOf(name) === undefined ? undefined : name);
  const socialPictureHash = (socialPicture && hashOf(cutOf(socialPicture))) || hashOf(socialPicture);
  return {
    ...site,
    settings: {
      ...settings,
      ...(team && {
        team: {
          ...team,
          people: team.people.map((person) => ({
            ...person,
            picture: kept(person.picture),
            pictureHash: hashOf(person.picture),
          })),
        },
      }),
      ...(logo && {
        logo: {
          ...logo,
          light: kept(logo.light),
          dark: kept(logo.dark),
          lightHash: hashOf(logo.light),
          darkHash: hashOf(logo.dark),
        },
      }),
      ...(socialPictureHash && { socialPicture, socialPictureHash }),
    },
  };
};

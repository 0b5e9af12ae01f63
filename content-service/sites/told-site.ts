import type { Site } from '../../wire/site.ts';
import type { Statement } from '../platform/db/statement.ts';
import { type StoredPicture, storedPicturesStatement } from '../platform/picture-hashes.ts';

/** Name of a picture's cropped version for link previews. */
const cutOf = (name: string): string => `${name}-social`;

/** Stored data about the pictures in a site's settings; `site` selects its `id` and `doc`. */
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
 * The site document for pages: with the hashes of its own pictures (deleted ones are left out), and without
 * data for operators only.
 */
export const toldSite = <Answer extends Site>(
  site: Answer,
  stored: ReadonlyMap<string, StoredPicture>,
): Answer => {
  // The address of lead calls is private to agency and operators: it may contain a key.
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

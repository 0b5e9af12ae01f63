import { cardSystemOf, leadSystemsOf } from '#domain/feeds/systems.ts';
import type { Site } from '#wire/site.ts';
import { type StoredPicture, storedPicturesColumn } from '../platform/picture-hashes.ts';

const NAMED = ['logo.light', 'logo.dark', 'socialPicture']
  .map((setting) => `s.doc ->> '$.settings.${setting}'`)
  .join(', ');

/** SQL column with the stored data about the pictures in the settings of a site `s`. */
export const OWN_PICTURES = storedPicturesColumn(
  `SELECT name.value AS picture FROM json_each(json_array(${NAMED})) AS name UNION ` +
    "SELECT person.value ->> '$.picture' FROM json_each(s.doc, '$.settings.team.people') AS person",
  's.id',
);

/** SQL column with the kinds of a site's feeds whose systems take visitors' requests: a JSON list. */
export const LEAD_KINDS =
  "(SELECT json_group_array(f.kind) FROM feeds AS f WHERE f.site_id = s.id AND f.leads <> 'mail')";

/** The same of feeds that take them now: not while they are paused, and none of a draft. */
export const OPEN_LEAD_KINDS =
  "(SELECT json_group_array(f.kind) FROM feeds AS f WHERE f.site_id = s.id AND f.leads <> 'mail' AND f.paused = 0 " +
  "AND s.doc ->> '$.state' IS NOT 'draft')";

/** The systems of these feeds by name: all of them for the privacy statement, and the one that keeps search cards. */
export function leadSystemsIn(row: { readonly lead_kinds: string; readonly open_lead_kinds: string }): {
  readonly leadSystems?: string[];
  readonly cardSystem?: string;
} {
  const leadSystems = [...leadSystemsOf(JSON.parse(row.lead_kinds))];
  const cardSystem = cardSystemOf(JSON.parse(row.open_lead_kinds));
  return {
    ...(leadSystems.length === 0 ? {} : { leadSystems }),
    ...(cardSystem === null ? {} : { cardSystem }),
  };
}

/**
 * The site document for pages: with the hashes of its own pictures (deleted ones are left out), and without
 * data for operators only.
 */
export const siteForPages = <Answer extends Site>(
  site: Answer,
  stored: ReadonlyMap<string, StoredPicture>,
): Answer => {
  // The address of lead calls is private to agency and operators: it may contain a key.
  const { logo, socialPicture, socialPictureJpeg: _jpeg, team, leads: _leads, ...settings } = site.settings;
  const hashOf = (name: string | null | undefined) => (name ? stored.get(name)?.hash : undefined);
  const stillStored = (name: string | null | undefined) => (hashOf(name) === undefined ? undefined : name);
  const socialPictureHash = hashOf(socialPicture);
  return {
    ...site,
    settings: {
      ...settings,
      ...(team && {
        team: {
          ...team,
          people: team.people.map((person) => ({
            ...person,
            picture: stillStored(person.picture),
            pictureHash: hashOf(person.picture),
          })),
        },
      }),
      ...(logo && {
        logo: {
          ...logo,
          light: stillStored(logo.light),
          dark: stillStored(logo.dark),
          lightHash: hashOf(logo.light),
          darkHash: hashOf(logo.dark),
        },
      }),
      ...(socialPictureHash && {
        socialPicture,
        socialPictureHash,
        socialPictureJpeg: stored.get(socialPicture ?? '')?.social,
      }),
    },
  };
};

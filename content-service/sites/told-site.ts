import type { Site } from '../../wire/site.ts';
import { findStoredPictures } from '../platform/picture-hashes.ts';

/** The name under which a picture is kept as it is cut for links elsewhere. */
const cutOf = (name: string): string => `${name}-social`;

/**
 * A site as it is told to its pages: with the hashes of the pictures that it names itself (one that was taken down
 * is not named), and without what only operators need know.
 */
export const toldSite = async <Answer extends Site>(db: D1Database, site: Answer): Promise<Answer> => {
  // Where leads are called to is between the agency and its operators: such an address may be a key.
  const { logo, socialPicture, team, leads: _leads, ...settings } = site.settings;
  const portraits = (team?.people ?? []).map(({ picture }) => picture);
  const names = [logo?.light, logo?.dark, socialPicture, socialPicture && cutOf(socialPicture), ...portraits];
  const stored = await findStoredPictures(
    db,
    site.id,
    names.filter((name) => typeof name === 'string'),
  );
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

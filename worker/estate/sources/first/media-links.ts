import type { Estate } from '#wire/estate.ts';
import type { MediaLink } from '../../card/media.ts';

/** Type id of the link to a virtual tour; all others are videos (spec 1 §3). */
const VISIT_TYPE = 2;

/** Videos and tours of the first source. */
export const mediaOfEstate = ({ videos }: Estate): readonly MediaLink[] =>
  (videos ?? []).map(({ typeId, link }) => ({ kind: typeId === VISIT_TYPE ? 'visit' : 'video', link }));

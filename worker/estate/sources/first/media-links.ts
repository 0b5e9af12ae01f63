import type { Estate } from '../../../../wire/estate.ts';
import type { MediaLink } from '../../card/media.ts';

/** Type id of the link of a virtual visit; every other one is a film (spec 1 §3). */
const VISIT_TYPE = 2;

/** Films and visits of the first source. */
export const mediaOfEstate = ({ videos }: Estate): readonly MediaLink[] =>
  (videos ?? []).map(({ typeId, link }) => ({ kind: typeId === VISIT_TYPE ? 'visit' : 'video', link }));

import type { Estate } from '../../../wire/estate.ts';
import { rngFor } from '../../basics/rng.ts';
import { type DemoEstate, isLetting } from '../demo-estate.ts';
import { kindSpec } from '../kinds/kinds.ts';

type Films = NonNullable<Estate['videos']>;

/** Free films and a tour that stand in for those of an agency. */
const FILM = { youtube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', vimeo: 'https://vimeo.com/1084537' };
/** A room from the host's examples. */
const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

/** One estate in eight has a film or a walk-through tour (type 2), one in fifty has both. */
export function films(estate: DemoEstate): Films {
  const rng = rngFor(`films:${estate.siteId}:${estate.id}`);
  if (!kindSpec(estate.kind).rooms || isLetting(estate.transaction)) return [];
  const film: Films[number] = { typeId: 1, link: rng.chance(0.7) ? FILM.youtube : FILM.vimeo };
  const visit: Films[number] = { typeId: 2, link: TOUR };
  const share = rng.next();
  if (share < 0.02) return [film, visit];
  if (share < 0.08) return [visit];
  return share < 0.13 ? [film] : [];
}

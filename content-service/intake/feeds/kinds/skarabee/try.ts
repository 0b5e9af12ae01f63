import type { MapContext, Mapped } from '../../kind.ts';
import { plainOf, readElement, type XmlElement } from './element.ts';
import { mapSkarabee } from './map.ts';
import { reducedHome } from './reduced.ts';
import { WEBLINK } from './soap.ts';

/** A home of a recorded answer, and what the mapping makes of it. */
interface Tried {
  readonly id: string;
  readonly mapped: Mapped;
}

/** Publications of an answer, wherever they stand in it: several answers may be put together into one document. */
function* publicationsIn(element: XmlElement): Generator<XmlElement> {
  if (element.name === 'Publication' && element.space === WEBLINK) yield element;
  else for (const child of element.children) yield* publicationsIn(child);
}

/** Maps the homes of recorded answers of `GetPublication`; stores nothing. Throws FeedFault for what is no XML. */
export async function trySkarabee(bytes: Uint8Array, context: MapContext): Promise<readonly Tried[]> {
  return [...publicationsIn(await readElement(bytes))].map((publication, at) => {
    const home = reducedHome(plainOf(publication));
    return { id: home.id || `the home at place ${at + 1}`, mapped: mapSkarabee(home, context) };
  });
}

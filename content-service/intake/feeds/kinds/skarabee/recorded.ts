import type { RecordedHome } from '../../kind.ts';
import { plainOf, readElement, type XmlElement } from './element.ts';
import { reducedHome } from './reduced.ts';
import { WEBLINK } from './soap.ts';

/** Publications of an answer, wherever they stand in it: several answers may be put together into one document. */
function* publicationsIn(element: XmlElement): Generator<XmlElement> {
  if (element.name === 'Publication' && element.space === WEBLINK) yield element;
  else for (const child of element.children) yield* publicationsIn(child);
}

/** The homes of recorded answers of `GetPublication`. Throws FeedFault for what is no XML. */
export async function homesIn(bytes: Uint8Array): Promise<readonly RecordedHome[]> {
  return [...publicationsIn(await readElement(bytes))].map((publication, at) => {
    const home = reducedHome(plainOf(publication));
    return { id: home.id || `the home at place ${at + 1}`, home };
  });
}

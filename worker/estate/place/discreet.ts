import { isAddressHidden } from '#domain/rules/address.ts';
import { tellsPlace, type Whereabouts } from '#domain/rules/telling.ts';
import type { DocumentView } from '#domain/views/document.ts';
import type { FactGroupView, FactView, FloorView, MediaView } from '#domain/views/estate-page.ts';

/** Parts of a page with the agency's unchanged texts and addresses. */
export interface TellingParts {
  readonly surroundings: readonly FactView[];
  readonly groups: readonly FactGroupView[];
  readonly floors: readonly FloorView[];
  readonly documents: readonly DocumentView[];
  readonly media: readonly MediaView[];
}

const quiet = (texts: readonly (string | null | undefined)[], place: Whereabouts): boolean =>
  texts.every((text) => text === null || text === undefined || !tellsPlace(text, place));

/** A row without parts that reveal the address; a row without its value is left out. */
function discreetRow(row: FactView, place: Whereabouts): readonly FactView[] {
  if (!quiet([row.label, row.value, row.href], place)) return [];
  return [quiet([row.note], place) ? row : { ...row, note: null }];
}

/** Parts of a page without anything that reveals a hidden address (design, "A hidden address is hidden"). */
export function discreet<P extends TellingParts>(parts: P, place: Whereabouts): P {
  if (!isAddressHidden(place.address)) return parts;
  return {
    ...parts,
    surroundings: parts.surroundings.flatMap((row) => discreetRow(row, place)),
    groups: parts.groups
      .map((group) => ({ ...group, rows: group.rows.flatMap((row) => discreetRow(row, place)) }))
      .filter(({ rows }) => rows.length > 0),
    floors: parts.floors
      .filter(({ title }) => quiet([title], place))
      .map((floor) => ({
        ...floor,
        rooms: floor.rooms
          .filter(({ name }) => quiet([name], place))
          .map((room) => (quiet([room.detail], place) ? room : { ...room, detail: null })),
      })),
    documents: parts.documents.filter(({ label, href }) => quiet([label, href], place)),
    media: parts.media.filter(({ href, embedHref }) => quiet([href, embedHref], place)),
  };
}

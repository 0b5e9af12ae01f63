import { formatArea } from '#domain/format/measure.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { hasPositive, isUnsetNumber } from '#domain/rules/emptiness.ts';
import type { FloorView } from '#domain/views/estate-page.ts';
import { inOwn } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { inLang, wordedIn } from '#worker/platform/page/worded.ts';

type Floor = NonNullable<Estate['floors']>[number];
type Room = NonNullable<Floor['rooms']>[number];

const LAST = Number.POSITIVE_INFINITY;
/** Position in a list; entries without one keep their order and come last. */
const place = (value: number | null | undefined): number => value ?? LAST;
const byPlace = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Number of such rooms; one when not given. */
const countOf = ({ count }: Room): number => (isUnsetNumber(count) ? 1 : Math.trunc(count ?? 1));

/** "2 × 15,5 m², met waskom". */
function detailOf(room: Room, comment: string, { t }: ViewContext): string | null {
  const count = countOf(room);
  const area = hasPositive(room.surface) ? formatArea(room.surface, t) : '';
  const measure =
    count > 1 ? [formatTrimmed(count, t), area].filter((part) => part !== '').join(' × ') : area;
  return [measure, comment].filter((part) => part !== '').join(', ') || null;
}

const toRooms = (rooms: readonly Room[], context: ViewContext): FloorView['rooms'] =>
  rooms
    .filter((room) => countOf(room) > 0)
    .toSorted((one, other) => byPlace(place(one.floorId), place(other.floorId)))
    .flatMap((room) => {
      const [name, comment] = [wordedIn(room.name, context), wordedIn(room.comment, context)];
      if (name.text === '') return [];
      const { lang: detailLang } = inLang(comment, context);
      return [
        {
          name: name.text,
          detail: detailOf(room, comment.text, context),
          ...inLang(name, context),
          ...(detailLang === undefined ? {} : { detailLang }),
        },
      ];
    });

/**
 * Levels from the lowest up, with the rooms of each in the order of floorId (spec 1 §4, "Project and map").
 */
export const toFloors = ({ floors }: Estate, context: ViewContext): readonly FloorView[] =>
  (floors ?? [])
    .toSorted((one, other) => byPlace(place(one.sort), place(other.sort)))
    .flatMap(({ floor, rooms }) => {
      const said = wordedIn(floor, context);
      const title = said.text === '' ? inOwn(context.t('views.units.floor.other')) : said;
      const shown = toRooms(rooms ?? [], context);
      return shown.length === 0 ? [] : [{ title: title.text, ...inLang(title, context), rooms: shown }];
    });

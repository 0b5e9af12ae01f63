import type { FloorView } from '#domain/views/estate-page.ts';

/** Rooms by floor, in the order of a walk through the home. */
export const Floors = ({ floors }: { readonly floors: readonly FloorView[] }) => (
  <ol className="floors">
    {floors.map((floor) => (
      <li key={floor.title}>
        <h3 className="minor-heading floors__level" lang={floor.lang}>
          {floor.title}
        </h3>
        <ul>
          {floor.rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms keep their place, and names repeat
            <li key={index} className="ruled-row">
              <span lang={room.lang}>{room.name}</span>
              {room.detail === null ? null : (
                <span className="floors__detail" lang={room.detailLang}>
                  {room.detail}
                </span>
              )}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

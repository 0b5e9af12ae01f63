import type { Outlook } from '../art/interior/room.ts';
import type { RoomStyleName } from '../art/interior/styles.ts';
import type { MotifName } from '../art/pool/pool.ts';
import type { Wish } from './wish.ts';

/** Maximum number of pictures per kind of room, and never more than the estate has. */
const SHOWN = 2;

const times = (count: number, wish: Wish): Wish[] =>
  Array.from({ length: Math.min(SHOWN, Math.max(0, count)) }, () => wish);

/** Interior of an estate: one style and one view in all of its rooms. */
interface Inside {
  readonly style: RoomStyleName;
  readonly outlook: Outlook;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Whether it is a single room by the sea for living and sleeping. */
  readonly studio: boolean;
}

export function roomWishes({ style, outlook, bedrooms, bathrooms, studio }: Inside): Wish[] {
  const room = (motif: MotifName): Wish => ({
    motif,
    fits: (facts) => facts.style === style && facts.outlook === outlook,
  });
  return [
    studio ? { motif: 'holiday-studio' } : room('living'),
    room('kitchen'),
    ...times(studio ? 0 : bedrooms, room('bedroom')),
    // A second bathroom may have another view, but not of a sea that is not there.
    ...times(bathrooms, {
      motif: 'bathroom',
      fits: (facts) => facts.style === style && (facts.outlook === 'sea') === (outlook === 'sea'),
    }),
  ];
}

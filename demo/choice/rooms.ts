import type { Outlook } from '../art/interior/room.ts';
import type { RoomStyleName } from '../art/interior/styles.ts';
import type { MotifName } from '../art/pool/pool.ts';
import type { Wish } from './wish.ts';

/** At most so many of a kind are shown, and never more than there are. */
const SHOWN = 2;

const times = (count: number, wish: Wish): Wish[] =>
  Array.from({ length: Math.min(SHOWN, Math.max(0, count)) }, () => wish);

/** The inside of an estate: one manner and one outlook in all of its rooms. */
interface Inside {
  readonly style: RoomStyleName;
  readonly outlook: Outlook;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** One room by the sea to live and sleep in. */
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
    // A second bathroom may look out elsewhere, but not on a sea that is not there.
    ...times(bathrooms, {
      motif: 'bathroom',
      fits: (facts) => facts.style === style && (facts.outlook === 'sea') === (outlook === 'sea'),
    }),
  ];
}

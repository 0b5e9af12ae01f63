/** Open houses at the same moment: set, ended, imported, booked. */
import { env } from 'cloudflare:workers';
import { openHouseSlot } from '#domain/agenda/open-house.ts';
import { endOpenHouse, setOpenHouse } from './appointments/own-open-houses.ts';
import { confirmAddresses } from './testing/addresses.ts';
import { anAgency, anAppointment } from './testing/agenda.ts';
import { anEstate } from './testing/fixtures.ts';
import { type Act, arrange, calling, testRaces } from './testing/interleave.ts';
import { acting, BEFORE, forgetOthers } from './testing/scenes.ts';
import { store } from './testing/store.ts';

interface Opened {
  readonly siteId: string;
  /** Set by the office on two Saturdays. */
  readonly first: string;
  readonly second: string;
}

const [FIRST, SECOND, THIRD] = ['2026-12-05', '2026-12-12', '2026-12-19'] as const;
const at = (day: string) => ({ home: '1', day, from: '10:00', to: '12:00', registration: true });
/** A home with an open house of its own, as its record has it. */
const record = (...days: readonly string[]) => ({
  estate: anEstate(1, {}, { openHouses: days.map((day) => ({ day, from: '14:00', to: '16:00' })) }),
});
const put = (name: string, ...days: readonly string[]): Act<Opened> => ({
  name,
  reads: 'see the races of imports',
  decides: 'see the races of imports; triggers add the office’s open houses',
  run: calling('putRecord', () => ({ params: { kind: 'estate', id: '1' }, body: record(...days) })),
});
const set = (name: string, day: string, places: number): Act<Opened> => ({
  name,
  reads: 'the home on offer, and its open houses',
  decides: 'unique index of home, day and hour: without a new row it is taken',
  refusals: ['invalid_request', 'not_found'],
  run: acting((context, { siteId }) => setOpenHouse(siteId, { ...at(day), places }, context)),
});
const end = (name: string, which: 'first' | 'second'): Act<Opened> => ({
  name,
  reads: 'the open house, and all of its home, whose last end a search asks for',
  decides: '`onlyIf` both are as read; otherwise it reads again',
  refusals: ['not_found'],
  run: acting((context, { siteId, [which]: id }) => endOpenHouse(siteId, id, context)),
});

testRaces<Opened>({
  name: 'open houses',
  setUp: async (siteId) => {
    await forgetOthers();
    await store(anAgency(siteId));
    await confirmAddresses(siteId, ['gus@example.be']);
    await arrange(siteId, 'putRecord', { params: { kind: 'estate', id: '1' }, body: record(FIRST) });
    const agency = acting((context) =>
      Promise.all([
        setOpenHouse(siteId, { ...at(FIRST), places: 5 }, context),
        setOpenHouse(siteId, { ...at(SECOND), places: 5 }, context),
      ]),
    );
    await agency({ siteId }, { who: 'before', now: BEFORE, bindings: env });
    const { results } = await env.DB.prepare('SELECT id, day FROM open_houses WHERE site_id = ? ORDER BY day')
      .bind(siteId)
      .all<{ id: string }>();
    return { siteId, first: results[0]?.id ?? '', second: results[1]?.id ?? '' };
  },
  acts: [
    set('set', THIRD, 5),
    set('set with fewer places', THIRD, 2),
    end('end', 'first'),
    end('end the last one', 'second'),
    put('put a later one with the home', FIRST, THIRD),
    put('put the home without one'),
    {
      name: 'book a place',
      reads: 'the home, its open house and the number of places',
      decides: 'a trigger counts the places; an open house that ends meanwhile: as if it was booked first',
      refusals: ['invalid_request'],
      run: calling('bookAppointment', () => ({
        body: anAppointment(openHouseSlot(Date.parse(`${SECOND}T09:00:00Z`)), { email: 'gus@example.be' }),
      })),
    },
    {
      name: 'withdraw the home',
      reads: 'see the races of imports',
      decides: 'see the races of imports',
      refusals: ['not_found'],
      run: calling('deleteRecord', () => ({ params: { kind: 'estate', id: '1' } })),
    },
  ],
  sample: [
    'set × set with fewer places',
    'end × put a later one with the home',
    'end the last one × end the last one',
  ],
});

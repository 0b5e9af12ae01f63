/** Ids that differ only in capitals are the same one, for people and for imports. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DraftSaved } from '#wire/written-homes.ts';
import { anAgency, done } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { ask } from '../../testing/own-service.ts';
import { importAll, putRecord } from '../../testing/records.ts';

const aRental = (id: string) => ({
  rental: {
    id,
    general: {
      maxOccupation: 4,
      city: { id: 1201, zip: '8300', name: { nl: 'Knokke' } },
      descriptionShort: { nl: 'Villa' },
    },
  },
});
const FIELD = 'rental.general.maxOccupation';
let site = '';
beforeEach(async () => {
  site = await anAgency();
  await importAll(site, [aRental('villa-zee')]);
});
const units = async () =>
  (await rowsOf<{ id: string; withdrawn_at: string | null }>('rental_units', site)).map((row) => [
    row.id,
    row.withdrawn_at === null,
  ]);

describe('a holiday home by another spelling of its id', () => {
  it('has one draft, and is published as the one that is stored', async () => {
    const saved = (home: string, person: string, value: number) =>
      done<DraftSaved>('saveDraft', site, person, {
        kind: 'rental',
        home,
        fields: [{ field: FIELD, value, seen: 4 }],
      });
    await saved('villa-zee', 'an', 5);
    const { conflicts, mark, home } = await saved('VILLA-ZEE', 'bo', 6);
    expect(home).toBe('villa-zee');
    expect(conflicts).toMatchObject([{ field: FIELD, yours: 6, theirs: 5 }]);
    await done('publishHome', site, 'bo', { kind: 'rental', home: 'Villa-Zee', mark });
    expect(await units()).toEqual([['villa-zee', true]]);
    expect(await rowsOf('home_drafts', site)).toEqual([]);
  });

  it('is refused by a call that writes it, which names the stored one', async () => {
    const { status, body } = await putRecord(site, 'rental', 'VILLA-ZEE', aRental('VILLA-ZEE'));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('stored as \\"villa-zee\\"');
    expect(await units()).toEqual([['villa-zee', true]]);
  });

  it('is withdrawn by a call that removes it', async () => {
    expect((await ask('DELETE', `/sites/${site}/records/rental/VILLA-ZEE`)).status).toBe(204);
    expect(await units()).toEqual([['villa-zee', false]]);
  });
});

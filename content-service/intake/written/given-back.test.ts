/** Drafts that taking back gives back (decision 155). */
import { describe, expect, it } from 'vitest';
import type { ActionDone, DraftSaved } from '#wire/written-homes.ts';
import { anAgency, done, HOME, open, PRICE, refusal, save, TITLE } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { importAll } from '../../testing/records.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';

const NEW_HOME = [
  ['estate.general.headType.id', 1],
  ['estate.general.transaction.id', 1],
  ['estate.general.address.city.id', 1201],
  ['estate.general.address.city.zip', '8300'],
  ['estate.general.address.city.name.nl', 'Knokke'],
  [PRICE, 250_000],
].map(([field, value]) => ({ field, value, seen: null }));

describe('a draft that is given back', () => {
  it('is corrected and published again, for a home that first went out with it', async () => {
    const site = await anAgency();
    const made = { kind: 'estate', makes: 'b7f2c81e0a9d4563', fields: NEW_HOME };
    const { home, mark } = await done<DraftSaved>('saveDraft', site, 'an', made);
    const of = { kind: 'estate', home };
    const { at } = await done<ActionDone>('publishHome', site, 'an', { ...of, mark });
    await done('undoHome', site, 'an', { ...of, at }, 1);
    const fields = [{ field: PRICE, value: 260_000, seen: 250_000 }];
    const again = await done<DraftSaved>('saveDraft', site, 'an', { ...of, fields }, 2);
    const published = await done<ActionDone>('publishHome', site, 'an', { ...of, mark: again.mark }, 3);
    expect(published).toMatchObject({ outcome: 'done', conflicts: [] });
  });

  it('leaves out a field whose group somebody has typed since, so that the rest can be published', async () => {
    const site = await anAgency();
    const { mark } = await save(site, 'an', TITLE, 'Villa', null);
    const { at } = await done<ActionDone>('publishHome', site, 'an', { ...HOME, mark });
    await save(site, 'bo', 'estate.general.title', { fr: 'Maison' }, { nl: 'Villa' }, 1);
    await done('undoHome', site, 'an', { ...HOME, at }, 2);
    const { draft } = await open(site);
    expect(draft.map(({ field, value }) => [field, value])).toEqual([
      ['estate.general.title', { fr: 'Maison' }],
    ]);
    const fields = [{ field: 'estate.general.title', value: null, seen: { fr: 'Maison' } }];
    expect(await refusal('saveDraft', site, 'an', { ...HOME, fields })).toEqual(['done', []]);
  });

  it('dates only a home that goes out for the first time', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(502, 300_000, { publicationDate: undefined })]);
    const of = { kind: 'estate', home: '502' };
    const fields = [{ field: TITLE, value: 'Villa', seen: null }];
    const { mark } = await done<DraftSaved>('saveDraft', site, 'an', { ...of, fields });
    await done('publishHome', site, 'an', { ...of, mark });
    const rows = await rowsOf<{ id: string; publication_date: string | null }>('estates', site);
    expect(rows.find(({ id }) => id === '502')?.publication_date).toBeNull();
  });
});

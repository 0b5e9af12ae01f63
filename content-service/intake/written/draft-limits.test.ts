/** What a draft refuses to hold, field by field (decision 155). */
import { describe, expect, it } from 'vitest';
import type { DraftSaved, Homes } from '#wire/written-homes.ts';
import { anAgency, done, HOME, open, PRICE, refusal, save, TITLE } from '../../testing/desk.ts';
import { ask } from '../../testing/own-service.ts';
import { importAll } from '../../testing/records.ts';
import { aHomeRecord, sessionOf } from '../../testing/written-homes.ts';

const saving = (field: string, value: unknown, seen: unknown = null) => ({
  ...HOME,
  fields: [{ field, value, seen }],
});

describe('a draft', () => {
  it('has no field beside its group, though two people save them at once', async () => {
    const site = await anAgency();
    const answers = await Promise.all([
      refusal('saveDraft', site, 'an', saving('estate.general.title', { nl: 'A' })),
      refusal('saveDraft', site, 'bo', saving(TITLE, 'B')),
    ]);
    expect(answers.map(([code]) => code).toSorted()).toEqual(['done', 'refused']);
    expect((await open(site)).draft).toHaveLength(1);
  });

  it('is refused above its size by the field that is too long, and shortens', async () => {
    const site = await anAgency();
    const text = 'x'.repeat(300_000);
    await save(site, 'an', 'estate.extra.a', text, null);
    expect(await refusal('saveDraft', site, 'an', saving('estate.extra.b', text))).toEqual([
      'refused',
      ['estate.extra.b'],
    ]);
    expect((await open(site)).draft).toHaveLength(1);
    expect((await done<Homes>('listHomes', site, 'bo', {})).homes).toMatchObject([{ pending: true }]);
    expect(await refusal('saveDraft', site, 'an', saving('estate.extra.a', 'x', text))).toEqual(['done', []]);
    expect(await refusal('saveDraft', site, 'an', saving('estate.extra.b', text))).toEqual(['done', []]);
  });

  it('holds what two people save at once to its size', async () => {
    const site = await anAgency();
    const text = 'x'.repeat(300_000);
    const answers = await Promise.all(
      ['an', 'bo'].map((who) => refusal('saveDraft', site, who, saving(`estate.extra.${who}`, text))),
    );
    expect(answers.map(([code]) => code).toSorted()).toEqual(['done', 'refused']);
  });

  it.each([1100, 5000])('refuses a value of %i levels', async (levels) => {
    const site = await anAgency();
    const deep: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(await refusal('saveDraft', site, 'an', saving(PRICE, deep))).toEqual(['refused', [PRICE]]);
    expect(await refusal('saveDraft', site, 'an', saving(PRICE, 1, deep))).toEqual(['refused', [PRICE]]);
  });

  it.each([
    ['POST', 'staff/home/draft', (deep: unknown) => ({ session: sessionOf('an'), ...saving(PRICE, deep) })],
    ['PUT', 'records/estate/501', (deep: unknown) => ({ ...aHomeRecord(501), deep })],
    ['PUT', 'records/page/about', (deep: unknown) => ({ page: deep })],
  ])('no body nested 2000 levels deep is an error of the service: %s %s', async (method, path, bodyOf) => {
    const site = await anAgency();
    const deep: unknown = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
    const { status, body } = await ask(method, `/sites/${site}/${path}`, bodyOf(deep));
    expect([status, body.error]).toMatchObject([400, { code: 'malformed_request' }]);
  });
});

describe('the number of a new home', () => {
  const make = async (site: string, makes: string) =>
    (
      await done<DraftSaved>('saveDraft', site, 'an', {
        kind: 'estate',
        makes,
        fields: [{ field: TITLE, value: 'Villa', seen: null }],
      })
    ).home;

  it('is the lowest that is free, once an import has brought the last one', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord('800000000001'), aHomeRecord('899999999999')]);
    expect(await make(site, 'b7f2c81e0a9d4563')).toBe('800000000002');
    expect(await make(site, 'c7f2c81e0a9d4563')).toBe('800000000003');
  });
});

/** People who are erased, and time, reach what was typed into homes: the journal, drafts and versions (decision 160). */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { DraftSaved } from '#wire/written-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { answerOf, publicPost } from '../../testing/call.ts';
import { putRecord } from '../../testing/records.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';
import { wordsOf } from './words-of-changes.ts';

const NOW = '2026-11-28T10:00:00.000Z';
const ELS = 'els.wouters@agency.example';
const rowsOf = async (site: string) => {
  const all = await Promise.all(
    ['journal', 'home_versions', 'home_drafts'].map(async (table) => {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table} WHERE site_id = ?`).bind(site).all();
      return [table, results] as const;
    }),
  );
  return Object.fromEntries(all);
};

it('erases who left from versions and the journal: address, name and number', async () => {
  const site = 'erased-people';
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', {
    ...aHomeRecord(501),
    contact: { name: 'Els Wouters', email: ELS, phone: '+32 470 11 22 33' },
  });
  const call = async (id: string, body: object) => {
    const { answer, error } = await callAt(id, {
      now: NOW,
      params: { siteId: site },
      body: { session: sessionOf('an'), kind: 'estate', home: '501', ...body },
    });
    expect(error).toBeNull();
    return answer;
  };
  const save = async (...fields: readonly (readonly [string, unknown, unknown])[]) =>
    (await call('saveDraft', {
      fields: fields.map(([field, value, seen]) => ({ field, value, seen })),
    })) as DraftSaved;
  const publish = ({ mark }: DraftSaved) => call('publishHome', { mark });
  await publish(
    await save(
      ['contact.name', 'Els W.', 'Els Wouters'],
      ['contact.phone', '+32 470 44 55 66', '+32 470 11 22 33'],
      ['estate.general.title.nl', `Vraag ${ELS}`, null],
    ),
  );
  await publish(
    await save(
      ['contact.name', 'Bo Maes', 'Els W.'],
      ['contact.email', 'bo@agency.example', ELS],
      ['contact.phone', null, '+32 470 44 55 66'],
      ['estate.general.title.nl', 'Vraag Bo', `Vraag ${ELS}`],
    ),
  );
  const before = JSON.stringify(await rowsOf(site));
  for (const text of [ELS, 'Els W', '470 11', '470 44', 'Bo Maes']) expect(before).toContain(text);
  // The journal never had names of contact persons.
  const { journal } = await rowsOf(site);
  expect(JSON.stringify(journal)).not.toMatch(/Els W|Bo Maes|470/);

  const { body } = await answerOf(await publicPost('/persons/erase', { email: ELS, site }));
  expect(body).toMatchObject({ erased: true });
  const after = JSON.stringify(await rowsOf(site));
  for (const text of [ELS, 'Els W', '470']) expect([text, after.includes(text)]).toEqual([text, false]);
  expect(after).toContain('Bo Maes');
});

it('keeps values short, and contact persons by their field only', () => {
  const row = (field: string, value: unknown, base: unknown) => ({
    field,
    value: JSON.stringify(value),
    base: JSON.stringify(base),
  });
  expect(
    wordsOf([
      row('estate.general.price.value', 385_000, 395_000),
      row('estate.general.title.nl', 'Villa; met "zicht" → zee', null),
      row('estate.general.headType', { id: 3, name: { nl: 'Huis' } }, { id: 1, name: { nl: 'Appartement' } }),
      row('estate.general.address.city', { zip: '8300', name: { nl: 'Knokke' } }, null),
      row('estate.general.description.nl', 'Ruim. '.repeat(50), null),
      row('contact.name', 'Els', 'Bo'),
      row('estate.openHouses', [{ day: '2026-12-01' }], null),
    ]).split(/; (?=estate|contact)/),
  ).toEqual([
    'estate.general.price.value: 395000 → 385000',
    'estate.general.title.nl: … → "Villa; met \\"zicht\\" → zee"',
    'estate.general.headType: 1 → 3',
    'estate.general.address.city: … → "8300 Knokke"',
    `estate.general.description.nl: … → "${'Ruim. '.repeat(13).trim()}"`,
    'contact.name',
    'estate.openHouses',
  ]);
});

/** Fields that leave a draft as they were seen (decision 160). */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { DraftSaved } from '#wire/written-homes.ts';
import { undoableHomes } from '../../platform/undoable-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { rowsOf } from '../../testing/messages.ts';
import { putRecord } from '../../testing/records.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';

const NOW = '2026-11-28T10:00:00.000Z';
const TITLE = 'estate.general.title.nl';
const BEDROOMS = 'estate.general.bedroomCount';

let made = 0;

async function aDraft() {
  const site = `dropped-${++made}`;
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', aHomeRecord(501, 395_000, { title: { nl: 'Huis' } }));
  const save = async (who: string, fields: readonly object[]) => {
    const { answer, error } = await callAt('saveDraft', {
      now: NOW,
      params: { siteId: site },
      body: { session: sessionOf(who), kind: 'estate', home: '501', fields },
    });
    expect(error).toBeNull();
    const { conflicts, draft } = answer as DraftSaved;
    return { conflicts, draft: draft.map(({ field, value }) => [field, value]) };
  };
  return { site, save };
}
const drop = (field: string, seen: unknown) => ({ field, value: null, seen, drop: true });

it('drops a field, and the others stay', async () => {
  const { save } = await aDraft();
  await save('an', [
    { field: TITLE, value: 'Villa', seen: 'Huis' },
    { field: BEDROOMS, value: 3, seen: null },
  ]);
  expect(await save('bo', [drop(TITLE, 'Villa')])).toEqual({ conflicts: [], draft: [[BEDROOMS, 3]] });
  // Twice is once.
  expect(await save('bo', [drop(TITLE, 'Villa')])).toEqual({ conflicts: [], draft: [[BEDROOMS, 3]] });
});

it('is in the journal once, with what it said and what it says again', async () => {
  const { site, save } = await aDraft();
  await save('an', [
    { field: TITLE, value: 'Villa', seen: 'Huis' },
    { field: BEDROOMS, value: 3, seen: null },
    { field: 'contact.name', value: 'An Smet', seen: null },
  ]);
  const logged = async () =>
    (await rowsOf<Record<'who' | 'deed' | 'what', string>>('journal', site))
      .filter(({ deed: action }) => action.startsWith('home.'))
      .map(({ who, deed: action, what }) => [who, action, what]);
  expect(await logged()).toEqual([]);
  await save('bo', [drop(TITLE, 'Villa'), drop(BEDROOMS, 3), drop('contact.name', 'An Smet')]);
  const words = `contact.name; ${BEDROOMS}: 3 → …; ${TITLE}: "Villa" → "Huis"`;
  expect(await logged()).toEqual([['staff:bo', 'home.dropped', `estate/501 ${words}`]]);
  // What is not there any more, and what is typed as it is online, drops nothing.
  await save('bo', [drop(TITLE, 'Villa')]);
  await save('bo', [{ field: TITLE, value: 'Huis', seen: 'Huis' }]);
  expect(await logged()).toHaveLength(1);
  // Nothing can be taken back of it: mails about the home do not wait.
  expect(await undoableHomes(env.DB, site, new Date(NOW))).toEqual(new Map());
});

it('keeps what somebody typed since, and shows it beside what would have come back', async () => {
  const { save } = await aDraft();
  await save('an', [{ field: TITLE, value: 'Villa', seen: 'Huis' }]);
  await save('bo', [{ field: TITLE, value: 'Landhuis', seen: 'Villa' }]);
  const { conflicts, draft } = await save('an', [drop(TITLE, 'Villa')]);
  expect(conflicts).toEqual([{ field: TITLE, yours: 'Huis', theirs: 'Landhuis', by: 'bo', at: NOW }]);
  expect(draft).toEqual([[TITLE, 'Landhuis']]);
});

it('types nothing when the record has changed underneath: what is online holds', async () => {
  const { site, save } = await aDraft();
  await save('an', [{ field: TITLE, value: 'Villa', seen: 'Huis' }]);
  await putRecord(site, 'estate', '501', aHomeRecord(501, 395_000, { title: { nl: 'Hoeve' } }));
  expect(await save('an', [drop(TITLE, 'Villa')])).toEqual({ conflicts: [], draft: [] });
});

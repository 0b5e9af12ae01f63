import type { ActionDone, OpenedHome } from '#wire/written-homes.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';
import { sha256 } from '../../platform/hash.ts';
import { callAt } from '../../testing/agenda.ts';
import { arrange, calling, testRaces } from '../../testing/interleave.ts';
import { JPEG } from '../../testing/pictures.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';

const PRICE = 'estate.general.price.value';
const TITLE = 'estate.general.title.nl';
const HOME = { kind: 'estate', home: '501' };

interface Desk {
  readonly siteId: string;
  readonly mark: string;
  /** Instant of the last action, five minutes before the race. */
  readonly at: string | null;
}

/** Home 501, whose price was lowered five minutes ago, with a title in its draft. */
const setUp = async (siteId: string): Promise<Desk> => {
  await aWritingAgency(siteId);
  const put = { params: { kind: 'estate', id: '501' }, body: aHomeRecord(501) };
  await arrange(siteId, 'putRecord', put);
  const done = async <Answer>(id: string, body: object): Promise<Answer> => {
    const now = '2026-11-21T10:55:00.000Z';
    const asked = { session: sessionOf('an'), ...HOME, ...body };
    const { answer, error } = await callAt(id, { now, params: { siteId }, body: asked });
    if (error !== null) throw error;
    return answer as Answer;
  };
  const { at } = await done<ActionDone>('changeHomePrice', { price: 390_000 });
  await done('saveDraft', { fields: [{ field: TITLE, value: 'Villa', seen: null }] });
  await store(personStatements(siteId, 'mo', ['site']));
  await arrange(siteId, 'addHomePicture', {
    params: { key: 'f'.repeat(32) },
    query: HOME,
    body: JPEG,
    headers: { [SESSION_HEADER]: sessionOf('an') },
  });
  const { mark } = await done<OpenedHome>('openHome', {});
  return { siteId, mark, at };
};

const acting = (id: string, body: (world: Desk) => object, person = 'an') =>
  calling<Desk>(id, (world) => ({ body: { session: sessionOf(person), ...HOME, ...body(world) } }));
const saving = (person: string, field: string, value: unknown, seen: unknown) =>
  acting('saveDraft', () => ({ fields: [{ field, value, seen }] }), person);

const LIST =
  'the list is changed as it is when the statement runs; the batch is refused unless session, right and record are as they were read';
/** A picture that was sent before the race. */
const FRONT = `sent-${sha256(`estate/501/${'f'.repeat(32)}`).slice(0, 32)}`;
const sending = (person: string, key: string) =>
  calling<Desk>('addHomePicture', () => ({
    params: { key: key.repeat(32) },
    query: HOME,
    body: JPEG,
    headers: { [SESSION_HEADER]: sessionOf(person) },
  }));
const arranging = (person: string, what: object) =>
  acting('arrangeHomePictures', () => ({ name: FRONT, what }), person);

const READS = 'the session, the record, the draft';
const RECORD =
  'the batch is refused unless session, right and record are as they were read; then it is read again';

testRaces<Desk>({
  name: 'a home that is written here',
  setUp,
  acts: [
    {
      name: 'saveDraft, a title',
      reads: READS,
      decides: `${RECORD}, and the draft has in these fields what was read`,
      refusals: ['role_missing', 'refused'],
      run: saving('an', TITLE, 'Woning', 'Villa'),
    },
    {
      name: 'saveDraft, the same title by another',
      reads: READS,
      decides: `${RECORD}, and the draft has in these fields what was read`,
      refusals: ['role_missing', 'refused'],
      run: saving('bo', TITLE, 'Huis', 'Villa'),
    },
    {
      name: 'saveDraft, a price',
      reads: READS,
      decides: `${RECORD}, and the draft has in these fields what was read`,
      refusals: ['role_missing', 'refused'],
      run: saving('bo', PRICE, 380_000, 390_000),
    },
    {
      name: 'saveDraft, a new home',
      reads: 'the session',
      decides: 'one statement gives the number, once for the key',
      refusals: ['role_missing', 'refused'],
      run: calling<Desk>('saveDraft', () => ({
        body: {
          session: sessionOf('bo'),
          kind: 'estate',
          makes: 'b7f2c81e0a9d4563',
          fields: [{ field: TITLE, value: 'Nieuw', seen: null }],
        },
      })),
    },
    {
      name: 'saveDraft, a new unit',
      reads: READS,
      decides: `one statement gives the number, once for the key; ${RECORD}`,
      refusals: ['role_missing', 'refused'],
      run: acting('saveDraft', () => ({
        makes: 'd7f2c81e0a9d4563',
        fields: [{ field: 'estate.general.children[new].general.price.value', value: 1000, seen: null }],
      })),
    },
    {
      name: 'publishHome',
      reads: READS,
      decides: `${RECORD}, and the draft has exactly the rows that were read`,
      refusals: ['role_missing', 'refused'],
      run: acting('publishHome', ({ mark }) => ({ mark })),
    },
    {
      name: 'changeHomePrice',
      reads: READS,
      decides: RECORD,
      refusals: ['role_missing', 'refused'],
      run: acting('changeHomePrice', () => ({ price: 370_000 }), 'bo'),
    },
    {
      name: 'changeHomeStatus',
      reads: READS,
      decides: RECORD,
      refusals: ['role_missing', 'refused'],
      run: acting('changeHomeStatus', () => ({ to: 'option' })),
    },
    {
      name: 'withdrawHome',
      reads: READS,
      decides: RECORD,
      refusals: ['role_missing', 'refused'],
      run: acting('withdrawHome', () => ({})),
    },
    {
      name: 'changeHomeLayer',
      reads: `${READS}, the choices over it`,
      decides: `${RECORD}, and the choices are those that were read`,
      refusals: ['role_missing', 'refused'],
      run: acting('changeHomeLayer', () => ({ set: { hidden: true }, seen: null }), 'bo'),
    },
    {
      name: 'undoHome',
      reads: `${READS}, the last two versions`,
      decides: `${RECORD}, and the action is the last one`,
      refusals: ['role_missing', 'refused'],
      run: acting('undoHome', ({ at }) => ({ at }), 'bo'),
    },
    {
      name: 'restoreHome',
      reads: `${READS}, the version`,
      decides: RECORD,
      refusals: ['role_missing', 'refused', 'not_found'],
      run: acting('restoreHome', () => ({ version: 1 })),
    },
    {
      name: 'addHomePicture',
      reads: `${READS}, the picture of this key`,
      decides: LIST,
      refusals: ['role_missing', 'refused'],
      run: sending('an', 'a'),
    },
    {
      name: 'addHomePicture, another',
      reads: `${READS}, the picture of this key`,
      decides: LIST,
      refusals: ['role_missing', 'refused'],
      run: sending('bo', 'b'),
    },
    {
      name: 'addSitePicture',
      reads: 'the session, the picture of this key',
      decides:
        'the batch is refused unless the session holds the right and the site has the picture; one that is there is left as it is',
      refusals: ['role_missing', 'refused'],
      run: calling<Desk>('addSitePicture', () => ({
        params: { key: 'c'.repeat(32) },
        body: JPEG,
        headers: { [SESSION_HEADER]: sessionOf('mo') },
      })),
    },
    {
      name: 'arrangeHomePictures, remove',
      reads: READS,
      decides: LIST,
      refusals: ['role_missing', 'refused'],
      run: arranging('bo', { remove: true }),
    },
    {
      name: 'arrangeHomePictures, words and a plan',
      reads: READS,
      decides: `${LIST}, and the picture is in it as it was read`,
      refusals: ['role_missing', 'refused', 'not_found'],
      run: arranging('an', { plan: true, alt: { nl: 'Plan' }, seen: {} }),
    },
    {
      name: 'putRecord of an import',
      reads: 'the stored record',
      decides:
        'the batch is refused unless the record still has the hash that was read; then it is read again',
      run: calling<Desk>('putRecord', () => ({
        params: { kind: 'estate', id: '501' },
        body: aHomeRecord(501, 385_000),
      })),
    },
    {
      name: 'changeStaffPeople, put',
      reads: 'the session',
      decides:
        'the batch is refused unless the session holds the right and what it grants, and somebody is left',
      refusals: ['role_missing', 'refused'],
      run: calling<Desk>('changeStaffPeople', () => ({
        body: {
          session: sessionOf('an'),
          put: { name: 'An', email: 'an@agency.test', sees: 'all', rights: ['homes'] },
        },
      })),
    },
    {
      name: 'changeStaffPeople, grant',
      reads: 'the session',
      decides:
        'the batch is refused unless the session holds the right and what it grants, and somebody is left',
      refusals: ['role_missing', 'refused'],
      run: calling<Desk>('changeStaffPeople', () => ({
        body: {
          session: sessionOf('an'),
          put: { name: 'Bo', email: 'bo@agency.test', sees: 'all', rights: ['homes', 'people'] },
        },
      })),
    },
  ],
  apart: [
    {
      text: /^sent_pictures .*$/,
      because: 'bytes are counted before they are read: twice, where one picture is sent twice at once',
    },
  ],
  sample: [
    'addHomePicture × addHomePicture, another',
    'addSitePicture × addSitePicture',
    'addHomePicture × publishHome',
    'addHomePicture × changeStaffPeople, put',
    'publishHome × addHomePicture, another',
    'publishHome × arrangeHomePictures, remove',
    'arrangeHomePictures, remove × publishHome',
    'arrangeHomePictures, words and a plan × arrangeHomePictures, remove',
    'arrangeHomePictures, words and a plan × addHomePicture, another',
    'saveDraft, a title × saveDraft, the same title by another',
    'saveDraft, a title × saveDraft, a price',
    'saveDraft, a title × publishHome',
    'saveDraft, a new home × saveDraft, a new home',
    'saveDraft, a new unit × saveDraft, a new home',
    'saveDraft, a new unit × publishHome',
    'publishHome × saveDraft, a price',
    'publishHome × putRecord of an import',
    'publishHome × publishHome',
    'undoHome × putRecord of an import',
    'changeHomeLayer × putRecord of an import',
    'changeHomeLayer × changeHomeLayer',
    'changeHomeLayer × undoHome',
    'undoHome × undoHome',
    'undoHome × changeHomePrice',
    'withdrawHome × changeHomeStatus',
    'restoreHome × publishHome',
    'changeStaffPeople, put × changeStaffPeople, grant',
  ],
});

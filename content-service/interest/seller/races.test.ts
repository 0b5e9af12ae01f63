import { callAt } from '../../testing/agenda.ts';
import { closedStatement } from '../../testing/counted.ts';
import { arrange, calling, testRaces, working } from '../../testing/interleave.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, endedSellerPage, sessionOf } from '../../testing/written-homes.ts';
import { queueSellerMails } from './mail.ts';

interface Page {
  readonly siteId: string;
  readonly token: string;
}

const HOME = { kind: 'estate', home: '501' };
const NEW = { locale: 'nl', email: 'rita@example.be', rhythm: 'week' };
const VIEWING = '2026-11-20T09:00:00.000Z';
const by = (person: string, body: object) => () => ({
  body: { session: sessionOf(person), ...HOME, ...body },
});

const setUp = async (siteId: string): Promise<void> => {
  await aWritingAgency(siteId);
  await arrange(siteId, 'putRecord', { params: { kind: 'estate', id: '501' }, body: aHomeRecord(501) });
};
const make = async (siteId: string): Promise<string> => {
  const body = { session: sessionOf('an'), ...HOME, ...NEW };
  const { answer, error } = await callAt('makeSellerPage', {
    now: '2026-11-21T10:00:00.000Z',
    params: { siteId },
    body,
  });
  if (error !== null) throw error;
  return (answer as { token: string }).token;
};

const WRITES =
  'the batch is refused unless session and right hold, and the statement unless what was seen stands there';
const TOKEN = { text: /"token":"[^"]*"/, because: 'a secret of random bits' };

testRaces<Page>({
  name: 'address of a seller',
  setUp: async (siteId) => {
    await setUp(siteId);
    await store([endedSellerPage(siteId, '501', new Date('2026-11-21T10:55:00.000Z'))]);
    return { siteId, token: '' };
  },
  acts: [
    {
      name: 'makeSellerPage',
      reads: 'the session, the home',
      decides: 'a home has one address that is not ended; the link and the journal follow it',
      refusals: ['role_missing', 'changed'],
      run: calling('makeSellerPage', by('an', NEW)),
    },
    {
      name: 'makeSellerPage, by another',
      reads: 'the session, the home',
      decides: 'a home has one address that is not ended; the link and the journal follow it',
      refusals: ['role_missing', 'changed'],
      run: calling('makeSellerPage', by('bo', { ...NEW, locale: 'fr' })),
    },
    {
      name: 'writeSellerPage, open again',
      reads: 'the session, the home',
      decides: `${WRITES}: the last one that ended, if there is no other`,
      refusals: ['role_missing', 'past', 'changed'],
      run: calling('writeSellerPage', by('bo', { set: { ended: false } })),
    },
  ],
  apart: [TOKEN],
  sample: [
    'makeSellerPage × makeSellerPage',
    'makeSellerPage × makeSellerPage, by another',
    'makeSellerPage × writeSellerPage, open again',
    'writeSellerPage, open again × makeSellerPage',
  ],
});

testRaces<Page>({
  name: 'page of a seller',
  setUp: async (siteId) => {
    await setUp(siteId);
    const token = await make(siteId);
    // A mail is due, about the week that is closed.
    await store([
      closedStatement('2026-11-15'),
      { sql: "UPDATE seller_windows SET mailed_on = '2026-11-09' WHERE site_id = ?", params: [siteId] },
      {
        sql:
          'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, occupied_until, origin, email_key, created_at, doc) ' +
          "VALUES (?1, 'viewing', 's', '501', 'an', ?2, ?3, ?3, 'https://x.test', 'k', ?2, '{}')",
        params: [siteId, VIEWING, VIEWING.replace('T09', 'T10')],
      },
    ]);
    return { siteId, token };
  },
  acts: [
    ...(['an', 'bo'] as const).map((person) => ({
      name: `writeSellerPage, a sentence by ${person}`,
      reads: 'the session, the home',
      decides: WRITES,
      refusals: ['role_missing', 'changed'] as const,
      run: calling<Page>('writeSellerPage', by(person, { set: { sentence: `Van ${person}.`, seen: '' } })),
    })),
    {
      name: 'writeSellerPage, a word',
      reads: 'the session, the home',
      decides: WRITES,
      refusals: ['role_missing', 'changed'],
      run: calling('writeSellerPage', by('an', { set: { viewing: VIEWING, word: 'Te klein.', seen: '' } })),
    },
    {
      name: 'writeSellerPage, end',
      reads: 'the session, the home',
      decides: WRITES,
      refusals: ['role_missing', 'changed'],
      run: calling('writeSellerPage', by('bo', { set: { ended: true } })),
    },
    {
      name: 'setSellerMail',
      reads: 'the page of the token',
      decides: 'the update holds only for one that is not ended',
      refusals: ['not_found'],
      run: calling('setSellerMail', ({ token }) => ({ body: { token, rhythm: 'none' } })),
    },
    {
      name: 'queueSellerMails',
      reads: 'the pages whose mail is due, and whether the week is closed',
      decides: 'a mail is queued, and noted as queued, only while it is due and wanted',
      run: working((env, _world, now) => queueSellerMails(env.DB, now)),
    },
  ],
  sample: [
    'queueSellerMails × queueSellerMails',
    'queueSellerMails × setSellerMail',
    'queueSellerMails × writeSellerPage, end',
    'writeSellerPage, a sentence by an × writeSellerPage, a sentence by bo',
    'writeSellerPage, a sentence by an × writeSellerPage, end',
    'writeSellerPage, a word × writeSellerPage, a sentence by bo',
    'writeSellerPage, end × writeSellerPage, end',
    'setSellerMail × writeSellerPage, end',
  ],
});

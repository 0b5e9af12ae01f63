/** Messages, valuations, lead calls and failed messages at the same moment: answered, withdrawn, delivered, retried. */
import { env } from 'cloudflare:workers';
import { keepStatement } from './dead-letters/dead-letters.ts';
import { deliverDue, deliverDueLeads } from './deliver.ts';
import type { Bindings } from './env.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import { prepare } from './platform/db/prepare.ts';
import type { WithDatabase } from './platform/db/shards.ts';
import { tokenHash } from './platform/tokens.ts';
import { sweep } from './sweep.ts';
import { anEstate, aSite } from './testing/fixtures.ts';
import { type Act, calling, testRaces, working } from './testing/interleave.ts';
import { aContactRequest, aRecommendation, aValuationRequest, postOffice } from './testing/messages.ts';
import { before, forgetOthers, linksOf, pressing, signedIn } from './testing/scenes.ts';
import { store } from './testing/store.ts';

const agency = async (siteId: string, by: 'mail' | 'both'): Promise<void> => {
  await forgetOthers();
  const leads = { by, address: 'https://crm.agency.example/leads' };
  const contact = { email: 'office@agency.test' };
  await store(siteStatements(aSite(siteId, { settings: { contact, leads } })));
};
const SWEEP: Act<{ readonly siteId: string }> = {
  name: 'sweep',
  reads: 'nothing',
  decides: 'each DELETE by age',
  run: working(({ DB }) => sweep(DB, new Date('2029-01-01T00:00:00Z'))),
};
interface Asked {
  readonly siteId: string;
  readonly message: { readonly answered: string };
  readonly valuation: { readonly answered: string };
  /** In the visitor's mail about the valuation. */
  readonly token: string;
  /** Ids of the two, and the session of a person of the agency. */
  readonly ids: Readonly<Record<'contact' | 'valuation', string>>;
  readonly session: string;
}

const press = (name: string, which: 'message' | 'valuation'): Act<Asked> => ({
  name,
  reads: 'link and case',
  decides: '`linkHolds` and the state in the UPDATE, `linkUse` after it',
  refusals: ['not_found', 'expired'],
  run: pressing(({ [which]: { answered: token } }: Asked) => ({ token, deed: 'answered' })),
});

const pressOnPage = (name: string, kind: 'contact' | 'valuation'): Act<Asked> => ({
  name,
  reads: 'the session, and case',
  decides: 'the state in the UPDATE; who may is asked at the beginning',
  refusals: ['not_found'],
  run: calling('pressStaffCase', ({ session, ids }) => ({
    body: { session, kind, id: ids[kind], deed: 'answered' },
  })),
});

testRaces<Asked>({
  name: 'messages',
  setUp: async (siteId) => {
    await agency(siteId, 'mail');
    const { id: message } = await before<{ id: string }>(siteId, 'sendContactRequest', {
      body: aContactRequest,
    });
    const { id: valuation } = await before<{ id: string }>(siteId, 'askValuation', {
      body: aValuationRequest,
    });
    const token = 'w'.repeat(43);
    await store(estateStatements(siteId, anEstate(1)), [
      {
        sql: 'INSERT INTO valuation_links (site_id, hash, valuation_id) VALUES (?, ?, ?)',
        params: [siteId, tokenHash(token), valuation],
      },
      // Mails are delivered one by one: the race is that of this one.
      { sql: "DELETE FROM outbox WHERE site_id = ? AND kind <> 'valuation-receipt'", params: [siteId] },
    ]);
    return {
      siteId,
      message: await linksOf(siteId, 'contact', message, ['answered']),
      valuation: await linksOf(siteId, 'valuation', valuation, ['answered']),
      token,
      ids: { contact: message, valuation },
      session: await signedIn(siteId),
    };
  },
  acts: [
    press('mark the message as answered', 'message'),
    press('mark the valuation as answered', 'valuation'),
    pressOnPage('mark the message on the page', 'contact'),
    pressOnPage('mark the valuation on the page', 'valuation'),
    {
      name: 'recommend a home',
      reads: 'the site, and whether the home is offered: as if it was recommended before it was withdrawn',
      decides: 'key of `idempotent_answers`, limits by triggers',
      refusals: ['too_many'],
      run: calling('recommendToFriend', () => ({ body: aRecommendation })),
    },
    {
      name: 'renew the links of the message',
      reads: 'link and case, and to whom it goes',
      decides:
        'the case and the daily limit in the INSERT; one that is answered meanwhile: as if it was renewed first',
      refusals: ['not_found'],
      run: calling('renewAnswerLink', ({ message }) => ({ body: { token: message.answered } })),
    },
    {
      name: 'withdraw the valuation',
      reads: 'the request of a token, and who looks after it',
      decides: 'state in the UPDATE; the mail only for this withdrawal, once',
      refusals: ['not_found'],
      run: calling('withdrawValuation', ({ token }) => ({ params: { token } })),
    },
    {
      name: 'send a message',
      reads: 'the site, and who looks after it',
      decides: 'key of `idempotent_answers`, limits by triggers, the receipt’s limits in its INSERT',
      refusals: ['too_many'],
      run: calling('sendContactRequest', () => ({ body: aContactRequest })),
    },
    {
      name: 'ask for a valuation',
      reads: 'the site, and who looks after it',
      decides: 'key of `idempotent_answers`, limits by triggers, the receipt’s limits in its INSERT',
      refusals: ['too_many'],
      run: calling('askValuation', () => ({ body: aValuationRequest })),
    },
    {
      name: 'deliver',
      reads: 'due mails, when it leases them; what they tell',
      decides:
        'the lease is one UPDATE, the rest asks for it (`OWN`); tokens are stored only for what is still there',
      run: working(async ({ DB }, _world, now) => {
        const { send } = postOffice();
        const delivery = {
          db: DB,
          from: 'mail@gevel.example',
          tokenSecret: env.TOKEN_SECRET,
          clock: () => now,
        };
        await deliverDue({ ...delivery, send, log: () => {} }, 20);
      }),
    },
    SWEEP,
  ],
  // The page after a press is read after it, and a mail is sent as it was written: what is deleted in between.
  pairs: (a, b) => !(/^mark.*answered|^deliver/.test(a.name) && b === SWEEP),
  sample: [
    'withdraw the valuation × mark the valuation as answered',
    'mark the message on the page × mark the message as answered',
    'recommend a home × recommend a home',
    'deliver × withdraw the valuation',
  ],
});

interface Announcement {
  readonly siteId: string;
  readonly lead: string;
  readonly key: string;
  readonly letter: string;
}

const queues = (bindings: WithDatabase): WithDatabase => {
  const queue = { send: async () => {}, sendBatch: async () => {} } as unknown as Bindings['WORK'];
  return { ...bindings, WORK: queue, FORMS: queue as unknown as Bindings['FORMS'] };
};
const delivering = (name: string, status: number): Act<Announcement> => ({
  name,
  reads: 'due calls, when it leases them; what they tell, the site’s address and keys',
  decides: 'the lease is one UPDATE, the rest asks for it (`OWN`); the mail instead goes with the failure',
  run: working(async ({ DB }, _world, now) => {
    const fetch = async () => new Response(null, { status });
    await deliverDueLeads(
      {
        db: DB,
        tokenSecret: env.TOKEN_SECRET,
        fetch,
        give: () => Promise.reject(new Error('no feed has a part in these')),
        clock: () => now,
        log: () => {},
      },
      20,
    );
  }),
});

testRaces<Announcement>({
  name: 'lead calls and failed messages',
  setUp: async (siteId) => {
    await agency(siteId, 'both');
    const { id: key } = await before<{ id: string }>(siteId, 'makeLeadKey');
    const { id } = await before<{ id: string }>(siteId, 'sendContactRequest', { body: aContactRequest });
    const lead = `lead-contact-${id}`;
    const letter = 'letter-of-a-race';
    const body = { siteId, kind: 'learn-homes', round: null };
    await store([keepStatement('work', { id: letter, body }, new Date('2026-11-21T10:00:00Z'))]);
    return { siteId, lead, key, letter };
  },
  acts: [
    delivering('call', 204),
    delivering('fail to call', 500),
    delivering('call in vain', 410),
    {
      name: 'send the lead again',
      reads: 'nothing',
      decides: 'state in the UPDATE; the answer is read in its batch',
      refusals: ['not_found'],
      // Its answer is not compared: while a call is under way, it tells so.
      run: async (world, turn) => {
        const again = calling<Announcement>('sendLeadAgain', ({ lead }) => ({ params: { id: lead } }));
        const { error } = await again(world, turn);
        return { answer: null, error };
      },
    },
    {
      name: 'make a key',
      reads: 'the site',
      decides: 'earlier keys end in its batch, whose number of rows answers',
      refusals: ['not_found'],
      run: calling('makeLeadKey', () => ({})),
    },
    {
      name: 'end the key',
      reads: 'whether there is such a key',
      decides: 'the UPDATE; keys are deleted only by the sweep, long after their end',
      refusals: ['not_found'],
      run: calling('endLeadKey', ({ key }) => ({ params: { keyId: key } })),
    },
    {
      name: 'retry the failed message',
      reads: 'the message',
      decides:
        'it is sent back before its row is deleted, so that none is lost; twice does no harm (key of the form, repeatable work)',
      refusals: ['not_found'],
      run: (world, turn) =>
        calling<Announcement>('retryDeadLetter', ({ letter }) => ({ params: { id: letter } }))(world, {
          ...turn,
          bindings: queues(turn.bindings),
        }),
    },
    {
      name: 'drop the failed message',
      reads: 'the message',
      decides: 'the DELETE, whose number of rows answers',
      refusals: ['not_found'],
      run: calling('dropDeadLetter', ({ letter }) => ({ params: { id: letter } })),
    },
    {
      name: 'keep the failed message',
      reads: 'nothing',
      decides: 'key of `dead_letters`',
      run: working(async ({ DB }, { siteId }) => {
        const message = { id: 'letter-of-a-race', body: { siteId, kind: 'learn-homes', round: null } };
        await prepare(DB, keepStatement('work', message, new Date('2026-11-21T10:00:00Z'))).run();
      }),
    },
  ],
  // A message that is retried may go twice, or after it was dropped: never to lose one costs that (see `decides`).
  pairs: (a, b) => !(a.name.startsWith('retry') && (a === b || b.name.startsWith('drop'))),
  sample: [
    'make a key × make a key',
    'call × send the lead again',
    'drop the failed message × drop the failed message',
  ],
});

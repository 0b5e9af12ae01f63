import { beginRemoval, removePiece } from '../../across/removal/remove-site.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { sha256 } from '../../platform/hash.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { type Act, arrange, calling, testRaces, working } from '../../testing/interleave.ts';
import { aContactRequest, aRecommendation } from '../../testing/messages.ts';
import { hashOf, RED_WEBP } from '../../testing/pictures.ts';
import { linksOf, pressing } from '../../testing/scenes.ts';
import { store } from '../../testing/store.ts';
import { personStatements, sessionOf } from '../../testing/written-homes.ts';
import { putSite } from './put-site.ts';

interface Opened {
  readonly siteId: string;
}

/** With a key of leads, and a message whose links can be renewed. */
interface Working extends Opened {
  readonly keyId: string;
  readonly link: string;
}

const RED = await hashOf(RED_WEBP);
const HOME = { estate: anEstate(1) };

/** A site with a home; another one, whose id begins with its own, is there too. */
const setUp = async (siteId: string): Promise<Opened> => {
  await arrange(siteId, 'putSite', { body: aSite(siteId) });
  await store(personStatements(siteId, 'an', ['site']));
  await arrange(`${siteId}-b`, 'putSite', { body: aSite(`${siteId}-b`) });
  await arrange(siteId, 'putRecord', { params: { kind: 'estate', id: '1' }, body: HOME });
  return { siteId };
};

const put = (changes: object, of = '') =>
  calling<Opened>('putSite', ({ siteId }) => ({
    params: { siteId: siteId + of },
    body: { ...aSite(siteId + of), ...changes },
  }));
const hostname = (of: string) =>
  calling<Opened>('putSite', ({ siteId }) => ({
    params: { siteId: siteId + of },
    body: { ...aSite(siteId + of), hostnames: [`shared.${siteId}.test`] },
  }));

const READS = 'the stored document, whether it is being removed, whose the hostnames are';
const DECIDES =
  'the batch is refused unless the document is still the one that was read, then it is read again, and unless the site has the pictures that it newly names; a trigger refuses a hostname of another site';

/** A telephone number of the agency, by one of its people. */
const byPerson = (name: string, path: string, value: string): Act<Opened> => ({
  name,
  reads: 'the session, and the stored document',
  decides:
    'the batch is refused unless the session holds the right and the document is still the one that was read; then it is read again, and each member is compared with what was seen',
  refusals: ['role_missing', 'not_found'],
  run: calling('changeSite', () => ({
    body: { session: sessionOf('an'), changes: [{ path: `settings.contact.${path}`, value, seen: null }] },
  })),
});

/** The menu at the head of every page, by one of its people. */
const menuByPerson = (name: string, nl: string): Act<Opened> => ({
  name,
  reads: 'the session, the stored document, the menus, and the pages of the site',
  decides:
    'the batch is refused unless the session holds the right and the menu, and the pages to which it leads, are still those that were read; then all is read again, and compared with what was seen',
  refusals: ['role_missing', 'not_found'],
  run: calling('changeSite', () => ({
    body: {
      session: sessionOf('an'),
      changes: [{ path: 'menus.main', value: [{ id: 1, label: { nl }, link: { type: 'offer' } }], seen: [] }],
    },
  })),
});

const DELETE: Act<Opened> = {
  name: 'deleteSite',
  reads: 'what is left, before each piece',
  decides: 'begun by one statement; each deletion holds only while the removal is under way',
  refusals: ['not_found'],
  run: async (world, turn) => {
    const outcome = await calling<Opened>('deleteSite', () => ({}))(world, turn);
    // Two removals at once both end with nothing left: the later one need not know who began.
    return outcome.error?.code === 'not_found' ? { answer: null, error: null } : outcome;
  },
};

/** Two calls in a row, so that they only come in between. */
const AGAIN = 'removed, and opened again';

testRaces<Opened>({
  name: 'a site',
  setUp,
  pairs: (a) => a.name !== AGAIN,
  acts: [
    { name: 'putSite', reads: READS, decides: DECIDES, run: put({ name: 'Renamed' }) },
    {
      name: 'putSite of what was read',
      reads: READS,
      decides: `${DECIDES}; one that is not the one that the caller read is refused`,
      run: async (world, turn) => {
        const { answer } = await calling<Opened>('getSiteDocument', () => ({}))(world, turn);
        const seen = sha256(JSON.stringify(answer ?? null));
        return calling<Opened>('putSite', ({ siteId }) => ({
          query: { seen },
          body: { ...aSite(siteId), ...(answer as object), name: 'Read' },
        }))(world, turn);
      },
    },
    { name: 'putSite, suspended', reads: READS, decides: DECIDES, run: put({ state: 'suspended' }) },
    { name: 'putSite, the same', reads: READS, decides: DECIDES, run: put({}) },
    { name: 'putSite with a hostname', reads: READS, decides: DECIDES, run: hostname('') },
    { name: 'putSite of another with it', reads: READS, decides: DECIDES, run: hostname('-b') },
    { name: 'putSite, new', reads: READS, decides: DECIDES, run: put({}, '-c') },
    byPerson('changeSite, a telephone number', 'phone', '050 1'),
    byPerson('changeSite, the same one otherwise', 'phone', '050 2'),
    byPerson('changeSite, a street', 'street', 'Kaai 1'),
    menuByPerson('changeSite, a menu', 'Aanbod'),
    menuByPerson('changeSite, the same menu otherwise', 'Te koop'),
    DELETE,
    {
      name: AGAIN,
      reads: 'as deleteSite and putSite',
      decides: 'as deleteSite and putSite',
      run: working(async (env, { siteId }, now) => {
        await beginRemoval(env, siteId, now);
        const isDone = await removePiece(env, siteId);
        const caller = { who: 'operator', role: 'operate', siteId: EVERY_SITE } as const;
        return [isDone, await putSite(aSite(siteId, { name: 'Again' }), { env, now, caller })];
      }),
      refusals: ['site_removing'],
    },
  ],
  apart: [
    {
      text: /^site_shards .*$/,
      because: 'noted before the batch, so that a site is never without; harmless alone',
    },
  ],
  sample: [
    'changeSite, a telephone number × changeSite, the same one otherwise',
    'changeSite, a telephone number × changeSite, a street',
    'changeSite, a street × deleteSite',
    'changeSite, a menu × changeSite, the same menu otherwise',
    'changeSite, a menu × deleteSite',
    'putSite × deleteSite',
    'deleteSite × removed, and opened again',
    'putSite × putSite',
  ],
});

const record = (kind: string, id: string, body: object) =>
  calling<Opened>('putRecord', () => ({ params: { kind, id }, body }));

testRaces<Working>({
  name: 'a site that goes',
  setUp: async (siteId) => {
    const opened = await setUp(siteId);
    const { id: keyId } = await arrange<{ id: string }>(siteId, 'makeLeadKey', {});
    const { id } = await arrange<{ id: string }>(siteId, 'sendContactRequest', { body: aContactRequest });
    const { answered } = await linksOf(siteId, 'contact', id, ['answered']);
    return { ...opened, keyId, link: answered };
  },
  pairs: (a, b) => a === DELETE || b === DELETE,
  acts: [
    DELETE,
    ...(
      [
        ['endLeadKey', calling<Working>('endLeadKey', ({ keyId }) => ({ params: { keyId } }))],
        ['retryFailedMails', calling<Working>('retryFailedMails', () => ({}))],
        ['recommendToFriend', calling<Working>('recommendToFriend', () => ({ body: aRecommendation }))],
        ['pressAnswerLink', pressing(({ link }: Working) => ({ token: link, deed: 'answered' }))],
        ['renewAnswerLink', calling<Working>('renewAnswerLink', ({ link }) => ({ body: { token: link } }))],
        ['putRecord', record('estate', '2', { estate: anEstate(2) })],
        ['deleteRecord', calling<Opened>('deleteRecord', () => ({ params: { kind: 'estate', id: '1' } }))],
        ['openImport', calling<Opened>('openImport', () => ({}))],
        [
          'makeSiteToken',
          calling<Opened>('makeSiteToken', () => ({ body: { role: 'write', name: 'system' } })),
        ],
        ['makePreview', calling<Opened>('makePreview', () => ({ body: {} }))],
        [
          'putStaff',
          calling<Opened>('putStaff', () => ({ body: { name: 'An', email: 'an@agency.test', sees: 'all' } })),
        ],
        [
          'askStaffSignIn',
          calling<Opened>('askStaffSignIn', () => ({
            body: { email: 'an@agency.test', browser: 'h'.repeat(43), sender: null, locale: 'nl' },
          })),
        ],
        [
          'putContentService',
          calling<Opened>('putContentService', () => ({
            body: { address: 'https://listings.agency.example/', scope: 'full', pictureHosts: [] },
          })),
        ],
        ['putMailQuota', calling<Opened>('putMailQuota', () => ({ body: { most: 3 } }))],
        ['putMailLimit', calling<Opened>('putMailLimit', () => ({ body: { name: 'friend_hour', most: 3 } }))],
        ['makeLeadKey', calling<Opened>('makeLeadKey', () => ({}))],
        [
          'putPictureFile',
          calling<Opened>('putPictureFile', () => ({ params: { sha256: RED }, body: RED_WEBP })),
        ],
      ] as const
    ).map(([name, run]) => ({
      name,
      reads: 'whether the site is there',
      decides:
        'a foreign key, or a condition of the batch, refuses rows of a site that is gone: then it is not found',
      refusals: ['not_found'] as const,
      run,
    })),
  ],
  apart: [{ text: /"sign":"[^"]*"/, because: 'a random word with a number' }],
  sample: [
    'putRecord × deleteSite',
    'makeSiteToken × deleteSite',
    'makePreview × deleteSite',
    'putMailQuota × deleteSite',
    'endLeadKey × deleteSite',
    'renewAnswerLink × deleteSite',
    'putPictureFile × deleteSite',
  ],
});

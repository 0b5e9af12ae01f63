import { env } from 'cloudflare:workers';
import { anAgency } from '../testing/agenda.ts';
import { arrange, calling, testRaces } from '../testing/interleave.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { signInCode, signInToken } from './sign-in.ts';

const BROWSER = 'h'.repeat(43);
const AN = { name: 'An Smet', email: 'an@agency.test', sees: 'all' };
const ASKED = { email: AN.email, browser: BROWSER, sender: null, locale: 'nl' };

interface Agency {
  readonly siteId: string;
  readonly personId: string;
  /** An open session, and the link of another. */
  readonly session: string;
  readonly link: string;
  readonly code: string;
  readonly deviceId: string;
}

/** An agency with An, who is signed in on a device, and has a link for another. */
const setUp = async (siteId: string): Promise<Agency> => {
  await store(anAgency(siteId));
  const { staff } = await arrange<{ staff: { id: string }[] }>(siteId, 'putStaff', { body: AN });
  const asked = async (): Promise<string> => {
    const known = new Set((await rowsOf<{ id: string }>('staff_sign_ins', siteId)).map(({ id }) => id));
    await arrange(siteId, 'askStaffSignIn', { body: ASKED });
    const rows = await rowsOf<{ id: string }>('staff_sign_ins', siteId);
    return rows.find(({ id }) => !known.has(id))?.id ?? '';
  };
  const linkOf = (id: string) => signInToken(siteId, id, env.TOKEN_SECRET);
  const opened = await arrange<{ session: string }>(siteId, 'openStaffSession', {
    body: { token: linkOf(await asked()), browser: BROWSER, device: 'Firefox, Linux' },
  });
  const [device] = await rowsOf<{ id: string }>('staff_sessions', siteId);
  const mail = await asked();
  return {
    siteId,
    personId: staff[0]?.id ?? '',
    session: opened.session,
    // Lasts a quarter of an hour: its moment is set to that of the race.
    link: linkOf(mail),
    code: signInCode(siteId, mail, env.TOKEN_SECRET),
    deviceId: device?.id ?? '',
  };
};

const WHO =
  'who may is asked first, in the same way as for a call that came before the removal: it decides nothing about rows';

testRaces<Agency>({
  name: 'staff',
  setUp: async (siteId) => {
    const agency = await setUp(siteId);
    await store([
      {
        sql: "UPDATE staff_sign_ins SET expires_at = '2026-11-21T11:10:00.000Z' WHERE site_id = ?",
        params: [siteId],
      },
      // Used a moment ago: two renewals of a session at once both say so, and the later one stays.
      {
        sql: "UPDATE staff_sessions SET seen_at = '2026-11-21T10:59:00.000Z' WHERE site_id = ?",
        params: [siteId],
      },
    ]);
    return agency;
  },
  acts: [
    {
      name: 'askStaffSignIn',
      reads: 'the site and its features',
      decides: 'whether a person has the address, and the limits, are conditions of the insert',
      run: calling('askStaffSignIn', () => ({ body: ASKED })),
    },
    {
      name: 'openStaffSession',
      reads: 'the link, its person, whether it was used or has expired',
      decides: 'the update holds only for a link that is unused and valid; the session follows it',
      run: calling('openStaffSession', ({ link }) => ({
        body: { token: link, browser: BROWSER, device: 'Safari, iPhone' },
      })),
      refusals: ['not_found'],
    },
    {
      name: 'openStaffSession, by code',
      reads: 'nothing',
      decides: 'one update takes the code of a valid mail with tries left; the session follows it',
      run: calling('openStaffSession', ({ code }) => ({
        body: { code, browser: BROWSER, device: 'Safari, iPhone' },
      })),
      refusals: ['not_found'],
    },
    {
      name: 'openStaffSession, wrong code',
      reads: 'nothing',
      decides: 'the same update counts the try',
      run: calling('openStaffSession', ({ code }) => ({
        body: { code: code === '000000' ? '000001' : '000000', browser: BROWSER, device: 'Safari, iPhone' },
      })),
      refusals: ['not_found'],
    },
    ...(['here', 'all'] as const).map((which) => ({
      name: `endStaffSession, ${which}`,
      reads: `the session. ${WHO}`,
      decides: 'the batch is refused unless the session is still there',
      refusals: ['role_missing'] as const,
      run: calling<Agency>('endStaffSession', ({ session }) => ({ body: { session, which } })),
    })),
    {
      name: 'endStaffSession, of a device',
      reads: `the session. ${WHO}`,
      decides: 'the batch is refused unless the session is still there',
      refusals: ['role_missing'],
      run: calling('endStaffSession', ({ session, deviceId }) => ({ body: { session, which: deviceId } })),
    },
    {
      name: 'showStaffDesk',
      reads: 'the session and its moment',
      decides: 'the renewal is one statement for the session that was found',
      refusals: ['role_missing'],
      run: calling('showStaffDesk', ({ session }) => ({ body: { session } })),
    },
    {
      name: 'listStaffCases',
      reads: 'the session and its moment',
      decides: 'the renewal is one statement for the session that was found',
      refusals: ['role_missing'],
      run: calling('listStaffCases', ({ session }) => ({ body: { session } })),
    },
    {
      name: 'putStaff, another',
      reads: 'nothing',
      decides: 'one batch, with its answer; the address is unique among people who are not removed',
      run: calling('putStaff', () => ({ body: { name: 'Bo', email: 'bo@agency.test', sees: 'own' } })),
    },
    {
      name: 'putStaff, changed',
      reads: 'nothing',
      decides: 'one batch, with its answer; the address is unique among people who are not removed',
      run: calling('putStaff', () => ({ body: { ...AN, name: 'An Claes', sees: 'own' } })),
    },
    {
      name: 'removeStaff',
      reads: 'nothing',
      decides: 'the update holds only for a person who is there; the journal follows it',
      refusals: ['not_found'],
      run: calling('removeStaff', ({ personId }) => ({ params: { id: personId } })),
    },
  ],
  apart: [{ text: /"sign":"[^"]*"/, because: 'a random word with a number' }],
  sample: [
    'removeStaff × removeStaff',
    'endStaffSession, here × endStaffSession, here',
    'openStaffSession × openStaffSession',
    'openStaffSession × openStaffSession, by code',
    'openStaffSession, by code × openStaffSession, by code',
    'putStaff, another × removeStaff',
  ],
});

/** Signing in: by a link or a code, in the browser that asked, and what strangers reach (decision 82). */
import { env } from 'cloudflare:workers';
import { describe, expect, inject, it, vi } from 'vitest';
import type { StaffDevices } from '#wire/staff.ts';
import { callAt } from '../testing/agenda.ts';
import { rowsOf } from '../testing/messages.ts';
import {
  AN,
  anAgencyWithAgenda,
  ask,
  askLink,
  codeOf,
  DAY,
  deliver,
  delivered,
  desk,
  enter,
  HERE,
  lastLink,
  later,
  MINUTE,
  NOW,
  signIn,
} from '../testing/staff-day.ts';
import { codeHash, signInCode } from './sign-in.ts';

const THERE = 't'.repeat(43);
/** Number of guessed links; all of them in `npm run test:proofs`. */
const GUESSES = inject('whole') ? 10_000 : 200;

describe('signing in', () => {
  it('gives the same answer for known and unknown addresses, and mails only the known one', async () => {
    const site = await anAgencyWithAgenda();
    delivered.length = 0;
    const [known, unknown] = [await askLink(site), await askLink(site, 'nobody@example.be')];
    for (const { answer, error } of [known, unknown]) {
      expect(error).toBeNull();
      expect(Object.keys(answer as object)).toEqual(['sign']);
      expect((answer as { sign: string }).sign).toMatch(/^[A-Z][a-z]+ \d\d$/);
    }
    const mails = await rowsOf<{ kind: string; recipient: string }>('outbox', site);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['staff-sign-in', AN]]);
    // Neither renders a mail beside its answer, which would tell known addresses by their time.
    expect(delivered).toEqual([]);
    // The sign on the screen is the one in the mail.
    const [row] = await rowsOf<{ sign: string }>('staff_sign_ins', site);
    expect(row?.sign).toBe((known.answer as { sign: string }).sign);
  });

  it('answers known and unknown addresses after the same time, also when the database takes longer for one', async () => {
    const site = await anAgencyWithAgenda();
    const waited = vi.spyOn(scheduler, 'wait');
    const body = { browser: HERE, sender: null, locale: 'nl' };
    for (const email of [AN, 'nobody@example.be']) {
      const params = { siteId: site };
      await callAt('askStaffSignIn', {
        now: NOW,
        params,
        body: { ...body, email },
        bindings: { SIGN_IN_PACE_MS: undefined },
        deliver,
      });
    }
    expect(waited.mock.calls).toEqual([[600], [600]]);
    waited.mockRestore();
  });

  it.each([
    ['li@bücher.example', 'li@xn--bcher-kva.example'],
    ['li@xn--bcher-kva.example', 'Li@BÜCHER.example'],
  ])('knows %s, whose browser sends %s', async (named, sent) => {
    const site = await anAgencyWithAgenda();
    await ask('putStaff', site, { name: 'Li', email: named, sees: 'own' });
    await askLink(site, sent);
    expect(await rowsOf('staff_sign_ins', site)).toHaveLength(1);
    expect(await rowsOf('outbox', site)).toHaveLength(1);
  });

  it('works once, for a quarter of an hour, in the browser that requested it', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const token = await lastLink(site);
    expect(codeOf(await enter(site, token, THERE))).toBe('not_found');
    expect(codeOf(await enter(site, token, HERE, later(16 * MINUTE)))).toBe('expired');
    const two = await Promise.all([enter(site, token), enter(site, token)]);
    expect(two.map(codeOf).sort()).toEqual(['done', 'link_used']);
    expect(await rowsOf('staff_sessions', site)).toHaveLength(1);
  });

  it('stores neither token nor browser secret', async () => {
    const site = await anAgencyWithAgenda();
    const session = await signIn(site);
    const token = await lastLink(site);
    const all = JSON.stringify([
      await rowsOf('staff_sign_ins', site),
      await rowsOf('staff_sessions', site),
      await rowsOf('outbox', site),
      await rowsOf('journal', site),
    ]);
    for (const secret of [session, token, HERE]) expect(all).not.toContain(secret);
  });

  it('mails an address ten times an hour for browsers that never signed in, and a sender twenty times', async () => {
    const site = await anAgencyWithAgenda();
    for (let tries = 0; tries < 13; tries += 1) expect(codeOf(await askLink(site))).toBe('done');
    expect(await rowsOf('outbox', site)).toHaveLength(10);
    const other = await anAgencyWithAgenda();
    for (let tries = 0; tries < 20; tries += 1)
      await askLink(other, `n${tries}@example.be`, NOW, HERE, 'net');
    expect(codeOf(await askLink(other, AN, NOW, HERE, 'net'))).toBe('done');
    expect(await rowsOf('outbox', other)).toEqual([]);
    await askLink(other, AN, later(61 * MINUTE), HERE, 'net');
    expect(await rowsOf('outbox', other)).toHaveLength(1);
  });

  it('leaves five mails an hour to a browser that signed in, whatever strangers asked', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, AN, NOW, HERE);
    const { answer } = await enter(site, await lastLink(site));
    const { proof } = answer as { proof: string };
    const at = later(2 * 60 * MINUTE);
    // A stranger fills the limits of the address, of one network and of the whole site.
    for (let tries = 0; tries < 30; tries += 1) await askLink(site, AN, at, THERE, 'net');
    const before = (await rowsOf('outbox', site)).length;
    const again = (email: string, by = proof) =>
      ask('askStaffSignIn', site, { email, browser: HERE, sender: 'net', locale: 'nl', proof: by }, at);
    for (let tries = 0; tries < 8; tries += 1) expect(codeOf(await again(AN))).toBe('done');
    expect((await rowsOf('outbox', site)).length - before).toBe(5);
    // It counts for the address that signed in with it, and cannot be made up.
    const forged = `${'A'.repeat(43)}.${proof.slice(44)}`;
    await again(AN, forged);
    for (let tries = 0; tries < 10; tries += 1) await askLink(site, 'bo@agency.test', at, THERE);
    const full = (await rowsOf('outbox', site)).length;
    await again('bo@agency.test');
    expect(await rowsOf('outbox', site)).toHaveLength(full);
  });

  it(`opens nothing by guessing, ${GUESSES} times`, async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const guesses = Array.from({ length: GUESSES }, (_, n) => String(n).padStart(43, 'A'));
    for (let at = 0; at < guesses.length; at += 500) {
      const codes = await Promise.all(guesses.slice(at, at + 500).map((guess) => enter(site, guess)));
      expect(new Set(codes.map(codeOf))).toEqual(new Set(['not_found']));
    }
    expect(await rowsOf('staff_sessions', site)).toEqual([]);
  });
});

describe('a code of six digits', () => {
  const type = (site: string, code: string, browser = HERE, now = NOW) =>
    ask('openStaffSession', site, { code, browser, device: 'Safari, iPhone' }, now);
  const lastCode = async (site: string): Promise<string> => {
    const rows = await rowsOf<{ id: string; created_at: string }>('staff_sign_ins', site);
    const id = rows.sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)?.id ?? '';
    return signInCode(site, id, env.TOKEN_SECRET);
  };
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  it('signs in once, in the browser that asked, and no other', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const code = await lastCode(site);
    expect(code).toMatch(/^[0-9]{6}$/);
    // Stored with the browser's secret alone: who has only the database cannot try all codes.
    const [row] = await rowsOf<{ code_hash: string }>('staff_sign_ins', site);
    expect(row?.code_hash).toBe(codeHash(HERE, code));
    expect(row?.code_hash).not.toBe(codeHash(THERE, code));
    expect(codeOf(await type(site, code, THERE))).toBe('not_found');
    expect(codeOf(await type(site, code, HERE, later(16 * MINUTE)))).toBe('not_found');
    const two = await Promise.all([type(site, code), type(site, code)]);
    expect(two.map(codeOf).sort()).toEqual(['done', 'not_found']);
    expect(await rowsOf('staff_sessions', site)).toHaveLength(1);
    // The mail's link is spent with it.
    expect(codeOf(await enter(site, await lastLink(site)))).toBe('link_used');
  });

  it('allows five tries', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site);
    const code = await lastCode(site);
    for (let by = 1; by <= 5; by += 1) expect(codeOf(await type(site, wrong(code, by)))).toBe('not_found');
    expect(codeOf(await type(site, code))).toBe('not_found');
    // The link still works: it cannot be guessed.
    expect(codeOf(await enter(site, await lastLink(site)))).toBe('done');
  });

  it('allows the unknown twenty wrong codes a day, and leaves a browser that signed in its own', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, AN, NOW, THERE);
    const { answer } = await enter(site, await lastLink(site), THERE);
    const { proof } = answer as { proof: string };
    for (let mail = 1; mail <= 4; mail += 1) {
      await askLink(site, AN, later(mail * MINUTE), HERE);
      const code = await lastCode(site);
      for (let by = 1; by <= 5; by += 1) await type(site, wrong(code, by), HERE, later(mail * MINUTE));
    }
    await askLink(site, AN, later(5 * MINUTE), HERE);
    expect(codeOf(await type(site, await lastCode(site), HERE, later(5 * MINUTE)))).toBe('not_found');
    const asked = { email: AN, browser: THERE, sender: null, locale: 'nl', proof };
    await ask('askStaffSignIn', site, asked, later(6 * MINUTE));
    expect(codeOf(await type(site, await lastCode(site), THERE, later(6 * MINUTE)))).toBe('done');
  });

  it('answers the same for an unknown address', async () => {
    const site = await anAgencyWithAgenda();
    await askLink(site, 'nobody@example.be', NOW, THERE);
    await askLink(site);
    const [unknown, known] = [
      await type(site, '000000', THERE),
      await type(site, wrong(await lastCode(site)), HERE),
    ];
    expect(unknown).toEqual(known);
  });
});

describe('a session', () => {
  it('lasts thirty days after its last use, on its device and at its agency', async () => {
    const [site, other] = [await anAgencyWithAgenda(), await anAgencyWithAgenda()];
    const session = await signIn(site);
    expect(codeOf(await ask('showStaffDesk', other, { session }))).toBe('role_missing');
    expect((await desk(site, session, {}, later(29 * DAY))).me).toMatchObject({
      name: 'An Smet',
      renewed: true,
    });
    expect((await desk(site, session, {}, later(58 * DAY))).me.renewed).toBe(true);
    expect(codeOf(await ask('showStaffDesk', site, { session }, later(89 * DAY)))).toBe('role_missing');
  });

  it('is listed, and ended singly, everywhere, and with its person', async () => {
    const site = await anAgencyWithAgenda();
    const [one, two] = [await signIn(site), await signIn(site, AN, later(MINUTE))];
    const { answer } = await ask('listStaffDevices', site, { session: one }, later(2 * MINUTE));
    const { devices } = answer as StaffDevices;
    expect(devices.map(({ here, device }) => [here, device])).toEqual([
      [false, 'Firefox, Linux'],
      [true, 'Firefox, Linux'],
    ]);
    await ask('endStaffSession', site, { session: one, which: devices[0]?.id ?? '' });
    expect(codeOf(await ask('showStaffDesk', site, { session: two }))).toBe('role_missing');
    const three = await signIn(site, AN, later(3 * MINUTE));
    await ask('endStaffSession', site, { session: one, which: 'all' });
    for (const session of [one, three])
      expect(codeOf(await ask('showStaffDesk', site, { session }))).toBe('role_missing');
    const four = await signIn(site, AN, later(4 * MINUTE));
    const list = await ask('listStaff', site);
    const [person] = (list.answer as { staff: { id: string }[] }).staff;
    expect(codeOf(await ask('removeStaff', site, undefined, NOW, { id: person?.id ?? '' }))).toBe('done');
    expect(codeOf(await ask('showStaffDesk', site, { session: four }))).toBe('role_missing');
  });
});

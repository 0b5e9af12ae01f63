import { tokenFor } from '#content-service/platform/tokens.ts';
import { pathTo } from '#domain/routes.ts';
import { localSecret } from '#scripts/lib/local-secrets.ts';
import type { TokenPurpose } from '#wire/subscription.ts';
import { type Answer, ask } from '../support/http.ts';
import { postForm } from '../support/post-form.ts';
import { type AgencyId, wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { expect, test } from '../support/workers.ts';

// All tests share one pair of Workers; each test has its own subscription.
test.describe.configure({ mode: 'default' });

const t = wordsOf('fr');
type LinkScreen = 'subscribe-confirm' | 'subscribe-edit' | 'unsubscribe';
const SCREENS: readonly LinkScreen[] = ['subscribe-confirm', 'subscribe-edit', 'unsubscribe'];
type Closed = 'unknown' | 'ended' | 'expired';
const STATUS = { unknown: 404, ended: 410, expired: 410 } as const satisfies Record<Closed, number>;

let split: SplitSite;
test.beforeAll(({ split: shared }) => {
  split = shared;
});

const address = (screen: LinkScreen, token: string): string => pathTo(screen, 'fr', { token });
const press = (screen: LinkScreen, token: string, agency: AgencyId = 'duinzicht'): Promise<Answer> =>
  postForm(agency, address(screen, token), { port: split.port });

/** All data of the content service about subscriptions, for a byte comparison. */
const known = async (): Promise<string> =>
  JSON.stringify([
    await split.content.rows('SELECT * FROM subscriptions ORDER BY site_id, id'),
    await split.content.rows('SELECT * FROM subscription_tokens ORDER BY site_id, hash'),
    await split.content.rows('SELECT site_id, kind, count(*) FROM outbox GROUP BY 1, 2'),
  ]);

const SECRET = localSecret('TOKEN_SECRET');

let people = 0;
/** A subscriber: the tokens of their mails, and the state of their subscription. */
async function subscriber() {
  const email = `lea${++people}.${split.port}@example.com`;
  const fields = { email, name: 'Léa', type: '1', locale: 'fr' };
  const answer = await postForm('duinzicht', pathTo('subscribe', 'fr'), { fields, port: split.port });
  expect(answer.status).toBe(303);
  const [row] = await split.content.rows<{ id: string; seed: string }>(
    'SELECT id, seed FROM subscriptions WHERE email = ?',
    email,
  );
  if (row === undefined) throw new Error('nothing was stored');
  const { id, seed } = row;
  return {
    id,
    token: (purpose: TokenPurpose, siteId: AgencyId = 'duinzicht') =>
      tokenFor({ siteId, purpose, seed }, SECRET),
    state: async () => {
      const [now] = await split.content.rows<{ state: string }>(
        'SELECT state FROM subscriptions WHERE id = ?',
        id,
      );
      return now?.state;
    },
  };
}

/** Every way to open the link shows the same page and changes nothing. */
async function expectClosed(
  screen: LinkScreen,
  token: string,
  why: Closed,
  agency: AgencyId = 'duinzicht',
): Promise<void> {
  const { port } = split;
  const before = await known();
  for (const method of ['GET', 'HEAD', 'POST'] as const) {
    const answer =
      method === 'POST'
        ? await press(screen, token, agency)
        : await ask(agency, address(screen, token), { method, port });
    expect([screen, method, answer.status]).toEqual([screen, method, STATUS[why]]);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    if (method !== 'HEAD') expect(answer.text).toContain(escaped(t(`forms.subscribe.${why}Heading`)));
  }
  expect(await known()).toBe(before);
}

/** The text as React escapes it in a page. */
const escaped = (text: string): string => text.replaceAll("'", '&#x27;');

const PURPOSE_OF = {
  'subscribe-confirm': 'confirm',
  'subscribe-edit': 'manage',
  unsubscribe: 'unsubscribe',
} as const satisfies Record<LinkScreen, TokenPurpose>;

test.describe('a link from a mail', () => {
  test('with an unknown token opens nothing', async () => {
    const { token } = await subscriber();
    for (const screen of SCREENS) {
      const right = token(PURPOSE_OF[screen]);
      const turned = `${right.slice(0, -2)}${right.at(-2) === 'A' ? 'B' : 'A'}${right.at(-1)}`;
      for (const wrong of [turned, right.slice(0, -1), `${right}A`])
        await expectClosed(screen, wrong, 'unknown');
    }
  });

  test('does not open at another agency, nor does a token of another agency', async () => {
    const { token } = await subscriber();
    for (const screen of SCREENS) {
      await expectClosed(screen, token(PURPOSE_OF[screen]), 'unknown', 'ardenne');
      await expectClosed(screen, token(PURPOSE_OF[screen], 'ardenne'), 'unknown');
    }
  });

  test('works only for its purpose', async () => {
    const { token } = await subscriber();
    await expectClosed('subscribe-confirm', token('unsubscribe'), 'unknown');
    await expectClosed('subscribe-confirm', token('manage'), 'unknown');
    await expectClosed('subscribe-edit', token('unsubscribe'), 'unknown');
    await expectClosed('subscribe-edit', token('confirm'), 'unknown');
    await expectClosed('unsubscribe', token('confirm'), 'unknown');
  });

  test('changes nothing when a mail scanner follows it', async () => {
    const { token, state } = await subscriber();
    const before = await known();
    for (const screen of SCREENS) {
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const path = address(screen, token(PURPOSE_OF[screen]));
        const answer = await ask('duinzicht', path, { method, port: split.port });
        expect([screen, method, answer.status]).toEqual([screen, method, 200]);
      }
    }
    expect([await state(), await known()]).toEqual(['pending', before]);
  });

  test('confirms, and gives the same answer when used twice', async () => {
    const { token, state } = await subscriber();
    expect((await press('subscribe-confirm', token('confirm'))).status).toBe(303);
    expect(await state()).toBe('active');
    const before = await known();
    const again = await press('subscribe-confirm', token('confirm'));
    const path = address('subscribe-confirm', token('confirm'));
    expect([again.status, again.headers.location]).toEqual([303, path]);
    const shown = await ask('duinzicht', path, { port: split.port });
    expect(shown.text).toContain(escaped(t('forms.subscribe.confirmedHeading')));
    expect(await known()).toBe(before);
  });

  test('confirms nothing after seven days', async () => {
    const { id, token, state } = await subscriber();
    const lasts = await split.content.rows(
      'SELECT round(julianday(t.expires_at) - julianday(s.created_at), 6) AS days FROM subscriptions AS s ' +
        "JOIN subscription_tokens AS t ON t.subscription_id = s.id AND t.purpose = 'confirm' WHERE s.id = ?",
      id,
    );
    expect(lasts).toEqual([{ days: 7 }]);
    await split.content.rows(
      "UPDATE subscription_tokens SET expires_at = ? WHERE subscription_id = ? AND purpose = 'confirm'",
      new Date(Date.now() - 1000).toISOString(),
      id,
    );
    await expectClosed('subscribe-confirm', token('confirm'), 'expired');
    expect(await state()).toBe('pending');
  });

  test('unsubscribes, after which no link works', async () => {
    const { token, state } = await subscriber();
    await press('subscribe-confirm', token('confirm'));
    const first = await press('unsubscribe', token('unsubscribe'));
    const done = `${address('unsubscribe', token('unsubscribe'))}?done=1`;
    expect([first.status, first.headers.location]).toEqual([303, done]);
    expect(await state()).toBe('ended');
    const before = await known();
    expect((await press('unsubscribe', token('unsubscribe'))).status).toBe(303);
    expect(await known()).toBe(before);
    await expectClosed('subscribe-confirm', token('confirm'), 'ended');
    await expectClosed('subscribe-edit', token('manage'), 'ended');
    expect(
      (await ask('duinzicht', address('unsubscribe', token('unsubscribe')), { port: split.port })).status,
    ).toBe(410);
  });
});

import { describe, expect, it } from 'vitest';
import { limitedAddress, limitKey } from './client-address.ts';
import type { Attempt, Guard } from './guard.ts';
import { firstObjection } from './guard.ts';
import {
  emptyTrap,
  FORM_GUARDS,
  humanPace,
  keyed,
  MIN_FILL_TIME,
  notCrossSite,
  ownOrigin,
  paceOf,
  TOKEN_GUARDS,
  withinLimit,
} from './guards.ts';

const NOW = 1_800_000_000_000;

const attempt = ({
  headers,
  ...changes
}: Partial<Omit<Attempt, 'headers'>> & { headers?: HeadersInit } = {}): Attempt => ({
  url: new URL('https://agency.test/nl/contact'),
  siteId: 'a',
  form: 'contact',
  typed: {
    'form-key': ['0123456789abcdef'],
    'form-shown': [String(NOW - MIN_FILL_TIME)],
    homepage: [''],
  },
  now: NOW,
  pace: MIN_FILL_TIME,
  limiter: undefined,
  wideLimiter: undefined,
  log: () => undefined,
  ...changes,
  headers: new Headers(headers ?? { 'Sec-Fetch-Site': 'same-origin' }),
});

const typed = (changes: Record<string, string>): Attempt =>
  attempt({
    typed: {
      ...attempt().typed,
      ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, [value]])),
    },
  });

describe('the origin of a form', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, null],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, null],
    [{ Origin: 'https://agency.test' }, null],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://agency.test' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'none' }, 'foreign'],
    [{ Origin: 'https://agency.test.evil.test' }, 'foreign'],
    [{ Origin: 'http://agency.test' }, 'foreign'],
    [{ Origin: 'null' }, 'foreign'],
    [{}, 'foreign'],
  ] as const)('%j is judged %s', (headers, problem) => {
    expect(ownOrigin(attempt({ headers }))).toBe(problem);
  });

  it.each([
    [{}, null],
    [{ Origin: 'null' }, null],
    [{ 'Sec-Fetch-Site': 'same-origin' }, null],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-site' }, 'foreign'],
  ] as const)('behind a token %j is judged %s (RFC 8058)', (headers, problem) => {
    expect(notCrossSite(attempt({ headers }))).toBe(problem);
  });
});

describe('the check for a human sender', () => {
  it.each([
    ['', null],
    [' ', null],
    ['https://spam.test', 'again'],
  ])('by a trap with %j', (homepage, problem) => {
    expect(emptyTrap(typed({ homepage }))).toBe(problem);
  });

  it.each([
    [String(NOW - MIN_FILL_TIME), null],
    [String(NOW - 86_400_000), null],
    [String(NOW - MIN_FILL_TIME + 1), 'again'],
    [String(NOW + 1), 'again'],
    ['', 'again'],
    ['yesterday', 'again'],
    ['-1', 'again'],
    ['1e3', 'again'],
  ])('by a stamp of %j', (shown, problem) => {
    expect(humanPace(typed({ 'form-shown': shown }))).toBe(problem);
  });
});

it.each([
  [undefined, 2_000],
  ['', 2_000],
  ['-1', 2_000],
  ['soon', 2_000],
  ['0', 0],
  ['300', 300],
])('the setting %j results in a minimum time of %i ms', (setting, pace) => {
  expect(paceOf(setting)).toBe(pace);
});

it.each([
  ['0123456789abcdef', null],
  ['0123456789abcde', 'no_key'],
  ['0123456789abcdef\r\nX: y', 'no_key'],
  ['x'.repeat(65), 'no_key'],
  ['', 'no_key'],
])('a form needs a key, and refuses %j', (key, problem) => {
  expect(keyed(typed({ 'form-key': key }))).toBe(problem);
});

describe('limits', () => {
  const limiter = (most: number) => {
    const counts = new Map<string, number>();
    return {
      counts,
      limit: async ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= most };
      },
    };
  };
  const from = (address: string, changes: Partial<Attempt> = {}): Attempt => ({
    ...attempt({ headers: { 'CF-Connecting-IP': address } }),
    ...changes,
  });

  it('count separately by site, form and sender', async () => {
    const counter = limiter(1);
    const ask = (changes: Partial<Attempt>, address = '192.0.2.1') =>
      withinLimit(from(address, { limiter: counter, ...changes }));
    expect(await ask({})).toBeNull();
    expect(await ask({})).toBe('too_many');
    expect(await ask({ siteId: 'b' })).toBeNull();
    expect(await ask({ form: 'subscribe' })).toBeNull();
    expect(await ask({}, '192.0.2.2')).toBeNull();
    expect([...counter.counts.keys()].join()).not.toContain('192.0.2');
  });

  it('allow everything when the counter is missing or fails, and log it', async () => {
    const events: string[] = [];
    const broken = { limit: () => Promise.reject(new Error('out of order')) };
    expect(await withinLimit(from('192.0.2.1'))).toBeNull();
    const log = (_level: string, event: string) => events.push(event);
    expect(await withinLimit(from('192.0.2.1', { limiter: broken, log }))).toBeNull();
    expect(events).toEqual(['form.limit_failed']);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2fe:3:4:5:6', '2001:db8:1:200'],
    ['2001:db8:1:a:3:4:5:6', '2001:db8:1:0'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2300::', '2001:db8:1:2300'],
    ['', ''],
  ])('count %j as %j', (address, counted) => {
    expect(limitedAddress(address)).toBe(counted);
  });

  it('let a sender with all 256 households of a /48 send no more than one network', async () => {
    const [limit, wide] = [limiter(20), limiter(120)];
    let accepted = 0;
    for (let n = 0; n < 256; n++) {
      const address = `2001:db8:1:${(n * 256 + 1).toString(16)}::1`;
      if ((await withinLimit(from(address, { limiter: limit, wideLimiter: wide }))) === null) accepted += 1;
    }
    expect(accepted).toBe(120);
    expect(await withinLimit(from('2001:db8:2::1', { limiter: limit, wideLimiter: wide }))).toBeNull();
    expect(await withinLimit(from('192.0.2.1', { limiter: limit, wideLimiter: wide }))).toBeNull();
  });

  it('of addresses with a token count by token, not by the office or mail provider behind it', async () => {
    const counter = limiter(20);
    const press = (pathname: string) =>
      firstObjection(TOKEN_GUARDS, from('192.0.2.1', { limiter: counter, url: { origin: '', pathname } }));
    for (let n = 0; n < 40; n++) expect(await press(`/nl/beantwoorden/${n}`)).toBeNull();
    for (let n = 0; n < 20; n++) await press('/nl/beantwoorden/same');
    expect(await press('/nl/beantwoorden/same')).toBe('too_many');
  });

  it('use unambiguous keys', async () => {
    expect(await limitKey('a', 'b', 'c')).toMatch(/^[0-9a-f]{32}$/);
    expect(await limitKey('a', 'bc', '')).not.toBe(await limitKey('ab', 'c', ''));
  });
});

it('runs guards in order and stops at the first objection', async () => {
  const asked: string[] = [];
  const guard =
    (name: string, answer: ReturnType<Guard>): Guard =>
    () => {
      asked.push(name);
      return answer;
    };
  const guards = [guard('one', null), guard('two', Promise.resolve('again')), guard('three', 'foreign')];
  expect(await firstObjection(guards, attempt())).toBe('again');
  expect(asked).toEqual(['one', 'two']);
  expect(await firstObjection(FORM_GUARDS, attempt())).toBeNull();
});

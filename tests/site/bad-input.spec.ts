import { type Answer, ask, askFollowing, type Call } from '../support/http.ts';
import { expect, test } from '../support/workers.ts';

const LONG = 'x'.repeat(10_000);

/** Each answers with an error message, or with a page that ignores the invalid part. Never with a 500. */
const PAGES: readonly (readonly [what: string, path: string, status: number])[] = [
  ['an invalid price is dropped (spec 1 §5)', '/nl/aanbod?price-min=abc', 200],
  ['a price of zero is dropped (spec 1 §5)', '/nl/aanbod?price-min=0&price-max=0', 200],
  ['a radius that is none is dropped (spec 1 §5)', '/nl/aanbod?geo_range=10;51.3;3.2', 200],
  ['an unknown status is dropped', '/nl/aanbod?status=STOLEN', 200],
  ['an unknown sort is dropped', '/nl/aanbod?sortType=colour&sortOrder=sideways', 200],
  ['a filter of 10,000 characters is dropped', `/nl/aanbod?city=${LONG}`, 200],
  ['a radius without a place is dropped (spec 1 §5)', '/nl/aanbod?geo_range=5km;abc', 200],
  ['the upper of crossed prices is dropped', '/nl/aanbod?price-min=500000&price-max=250000', 200],
  ['a negative number of bedrooms is dropped', '/nl/aanbod?bedrooms=-3&bed-min=-3', 200],
  ['an unknown grouping and view are dropped', '/nl/aanbod?group=COLOUR&view=moon', 200],
  ['SQL in a filter is dropped', "/nl/aanbod?city=1'%20OR%20'1'='1&type=1;DROP%20TABLE%20estates", 200],
  ['a query in a filter is dropped', '/nl/aanbod?subType={%22match_all%22:{}}&country=*:*', 200],
  [
    'two hundred towns, known or not, are a search',
    `/nl/aanbod?${Array.from({ length: 200 }, (_, id) => `city=${id + 1}`).join('&')}`,
    200,
  ],
  ['a page below the first is the first', '/nl/aanbod?page=-1', 200],
  ['an invalid page number means the first page', '/nl/aanbod?page=two', 200],
  ['invalid escapes in the query are read literally', '/nl/aanbod?city=%E0%A4%A', 200],
  ['a page after the last does not exist', '/nl/aanbod?page=99999', 404],
  ['an unknown language does not exist', '/xx/aanbod', 404],
  ['a language in capitals is meant in small letters', '/NL/aanbod', 200],
  ['an id with a path traversal is invalid', '/nl/aanbod/..%2F..%2Fsites', 404],
  ['an id with letters is invalid', '/nl/aanbod/12abc', 404],
  ['an id of 10,000 characters is invalid', `/nl/aanbod/${'1'.repeat(10_000)}`, 404],
  ['an unknown id is not found', '/nl/aanbod/999999999999', 404],
  ['an unknown GUID is not found', '/nl/aanbod/00000000-0000-0000-0000-000000000000', 404],
  ['broken escapes in the path are not found', '/nl/%E0%A4%A', 404],
  ['a NUL in the path is not found', '/nl/aanbod/%00', 404],
  ['an unknown content page is not found', '/nl/bestaat-niet', 404],
  ['an unknown picture is not found', '/media/800/no-such-picture.webp', 404],
  ['a width that is not offered is not found', '/media/123/hero-coast-1.webp', 404],
  ['a picture name with a way upwards is not found', '/media/800/..%2Fsecret.webp', 404],
  [
    'a proxied picture of a host that is not allowed is not found',
    '/media/proxy/800/aHR0cHM6Ly9leGFtcGxlLmNvbS9hLnBuZw',
    404,
  ],
];

/** Each answers with a message that a client can use; unknown errors show only their code. */
const CALLS: readonly (readonly [what: string, path: string, call: Call, status: number])[] = [
  ['a body that is not JSON', '/nl/ajax/favorites', { method: 'POST', body: '{"ids": [' }, 400],
  ['an empty body', '/nl/ajax/favorites', { method: 'POST', body: '' }, 400],
  ['a list instead of an object', '/nl/ajax/favorites', { method: 'POST', body: '["12"]' }, 400],
  ['invalid ids', '/nl/ajax/favorites', { method: 'POST', body: '{"ids":["../etc"]}' }, 400],
  [
    'more ids than one call accepts',
    '/nl/ajax/favorites',
    { method: 'POST', body: JSON.stringify({ ids: Array.from({ length: 501 }, (_, id) => String(id + 1)) }) },
    400,
  ],
  ['an id that is none', '/nl/ajax/estate/abc', {}, 404],
  ['an unknown id', '/nl/ajax/estate/999999999999', {}, 404],
  ['a call that is none', '/nl/ajax/nothing', {}, 404],
];

const JSON_HEADERS = { 'content-type': 'application/json' };

/** An answer must not disclose internals. */
function expectDiscreet({ text }: Answer): void {
  expect(text).not.toMatch(/\bat [\w.]+ \(|D1_ERROR|SQLITE|TypeError|ZodError|worker\/|node_modules/);
}

test.describe('bad input gets a clear answer', () => {
  for (const [what, path, status] of PAGES) {
    test(what, async () => {
      const answer = await askFollowing('duinzicht', path);
      expect(answer.status).toBe(status);
      // A dropped filter is also removed from the address, with one redirect.
      expect(answer.redirects).toBeLessThanOrEqual(1);
      expect(answer.headers['content-type']).toContain(path.startsWith('/media') ? '' : 'text/html');
      expectDiscreet(answer);
    });
  }

  for (const [what, path, call, status] of CALLS) {
    test(`${what}: ${status}`, async () => {
      const answer = await ask('duinzicht', path, { headers: JSON_HEADERS, ...call });
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toMatchObject({
        error: { code: expect.any(String), message: expect.any(String) },
      });
      expectDiscreet(answer);
    });
  }

  test('markup in a filter is shown as text', async () => {
    const answer = await askFollowing('duinzicht', '/nl/aanbod?city=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('<script>alert');
  });

  test('an address of 100,000 characters is refused without side effects', async () => {
    const answer = await ask('duinzicht', `/nl/aanbod?city=${'1,'.repeat(50_000)}`).catch(() => null);
    expect(answer?.status ?? 431).toBeLessThan(500);
    expect((await ask('duinzicht', '/nl')).status).toBe(200);
  });
});

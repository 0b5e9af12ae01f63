import type { TestCloudflare } from '#scripts/gevel/testing/cloudflare.ts';
import type { Answer } from '../../support/http.ts';
import { must, seen as seenWithin, shown, since } from '../engine.ts';
import { AGENCIES, idOf, nameOf, wwwOf } from './agencies.ts';
import type { Stage } from './stage.ts';

/** Time in seconds for which an unknown hostname is remembered, plus a margin (decision 37). */
const SECONDS = 31;

const look = ({ status, headers }: Answer): string => `${status} ${headers.location ?? ''}`.trim();
const isOf = (answer: Answer, number: number): boolean =>
  answer.status === 200 && answer.text.includes(`${nameOf(number)}<`);

const seen = (what: string, ask: () => Promise<Answer>, holds: (answer: Answer) => boolean) =>
  seenWithin(what, ask, holds, { seconds: SECONDS, look });

/**
 * Adds fifty hostnames, www and apex, moves one, checks previews and unknown names: each by the command line,
 * then as a visitor.
 */
export async function hostnamesHold(
  { ask, does, isRefused }: Stage,
  cloudflare: TestCloudflare,
): Promise<void> {
  const unknown = await ask(wwwOf(1), '/nl');
  must(
    unknown.status === 404 && !unknown.text.includes('Immo Nummer'),
    'an unknown hostname shows no agency',
  );

  let began = performance.now();
  for (let number = 1; number <= AGENCIES; number++) await does('host', 'add', idOf(number), wwwOf(number));
  must(
    cloudflare.hostnames.size === AGENCIES,
    'each hostname is a custom hostname at Cloudflare',
    cloudflare.hostnames.size,
  );
  const added = since(began);
  for (let number = 2; number <= AGENCIES; number++) {
    const answer = await ask(wwwOf(number), '/nl');
    must(isOf(answer, number), `${wwwOf(number)} shows its agency at its first request`, look(answer));
  }
  const asked = await seen(
    'a hostname that was requested before it was added',
    () => ask(wwwOf(1), '/nl'),
    (one) => isOf(one, 1),
  );
  shown(`${AGENCIES} hostnames added, without a deployment`, `${added}; each shows its own agency`);
  shown('a hostname that was requested before it was added', `shows its agency after ${asked}`);

  await does('host', 'add', idOf(2), 'agency2.example');
  const { port } = new URL(
    `http://${(await ask(wwwOf(2), '/nl')).text.match(/canonical" href="http:\/\/([^"]+)/)?.[1]}`,
  );
  const first = (number: number, path: string): string => `http://${wwwOf(number)}:${port}${path}`;
  const apex = () => ask('agency2.example', '/nl/aanbod?city=3000');
  await seen(
    'the apex redirects to www',
    apex,
    (one) => look(one) === `301 ${first(2, '/nl/aanbod?city=3000')}`,
  );
  await does('host', 'add', idOf(3), 'agency3.example', '--main');
  const www = () => ask(wwwOf(3), '/nl');
  await seen(
    'www redirects to an apex that is the main hostname',
    www,
    (one) => look(one) === `301 http://agency3.example:${port}/nl`,
  );
  await isRefused('host', 'add', idOf(4), 'agency2.example');
  shown(
    'www and apex',
    '301 to the main hostname, which may be either; a hostname of another agency is refused',
  );

  began = performance.now();
  cloudflare.calls.length = 0;
  await does('host', 'move', wwwOf(7), idOf(7), idOf(8));
  const moved = await seen(
    'a moved hostname redirects to its new agency',
    () => ask(wwwOf(7), '/nl'),
    (one) => look(one) === `301 ${first(8, '/nl')}`,
  );
  must(
    cloudflare.calls.length === 0,
    'a move leaves the certificate at Cloudflare unchanged',
    cloudflare.calls.join(', '),
  );
  await does('host', 'move', wwwOf(7), idOf(8), idOf(7));
  const back = await seen(
    'a hostname that was moved back shows its first agency',
    () => ask(wwwOf(7), '/nl'),
    (one) => isOf(one, 7),
  );
  shown('a hostname moved to another agency, and back', `${moved}, ${back}; its certificate is unchanged`);

  await does('host', 'remove', idOf(9), wwwOf(9));
  await seen(
    'a removed hostname answers 404',
    () => ask(wwwOf(9), '/nl'),
    ({ status }) => status === 404,
  );
  for (const number of [9, 10]) {
    const preview = await ask(`${idOf(number)}.preview.localhost`, '/nl');
    must(isOf(preview, number), 'a preview shows its agency', look(preview));
    must(preview.headers['x-robots-tag'] === 'noindex', 'a preview has the header X-Robots-Tag: noindex');
    const robots = await ask(`${idOf(number)}.preview.localhost`, '/robots.txt');
    must(
      robots.text === 'User-agent: *\nDisallow: /\n',
      'the robots.txt of a preview disallows everything',
      robots.text,
    );
  }
  must(
    (await ask(wwwOf(10), '/nl')).headers['x-robots-tag'] === undefined,
    'an agency’s own hostname has no X-Robots-Tag',
  );
  shown('previews with and without a hostname', 'noindex, Disallow: /');

  const strangers = ['nobody.example', 'nobody.preview.localhost', `x.${wwwOf(2)}`, 'example'];
  for (const name of strangers) {
    const answer = await ask(name, '/nl');
    must(
      answer.status === 404 && !answer.text.includes('Immo Nummer'),
      `${name} answers 404 and shows no agency`,
      look(answer),
    );
  }
  shown('unknown hostnames', '404, without any agency');
  await does('host', 'add', idOf(9), wwwOf(9));
  await seen(
    'a hostname that was added again shows its agency',
    () => ask(wwwOf(9), '/nl'),
    (one) => isOf(one, 9),
  );
}

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Proposal } from './match.ts';
import { onePerPath, proposalFile, readProposals, withKnownIds } from './proposal-file.ts';
import { eachOnce, readAddresses } from './read-list.ts';

const folder = () => mkdtemp(join(tmpdir(), 'gevel-old-'));
const write = async (name: string, text: string): Promise<string> => {
  const path = join(await folder(), name);
  await writeFile(path, text);
  return path;
};

const PROPOSALS: readonly Proposal[] = [
  {
    old: 'https://o.example/index.php?ref=A-1&x=1',
    certainty: 'sure',
    to: { locale: 'nl', home: '1' },
    why: 'id',
    params: ['ref=a-1'],
  },
  { old: '/Été/', certainty: 'guess', to: { locale: 'fr', search: 'city=1' }, why: 'words', params: [] },
  { old: '/weg', certainty: 'none', to: null, why: 'two homes', candidates: ['1', '2'], params: [] },
  { old: '/nl', certainty: 'exists', to: null, why: 'page', params: [] },
];

it('a table of proposals gives the decided ones, and counts the others', async () => {
  const table = proposalFile(PROPOSALS);
  const { redirects, open } = await readProposals(await write('a.csv', table));
  expect(open).toEqual([
    { line: 3, old: '/Été/' },
    { line: 4, old: '/weg' },
  ]);
  expect(redirects).toEqual([
    {
      id: expect.stringMatching(/^old-[0-9a-f]{16}$/),
      from: '/index.php?ref=a-1',
      to: { locale: 'nl', home: '1' },
    },
  ]);
  const accepted = await readProposals(await write('b.csv', table.replace('? fr search', 'fr search')));
  expect(accepted.redirects.map(({ from, to }) => [from, to])).toContainEqual([
    '/%C3%A9t%C3%A9',
    { locale: 'fr', search: 'city=1' },
  ]);
});

it.each([
  ['/a;nowhere', 'no target'],
  ['/a;nl home 1\n/a;nl home 2', 'already leads'],
  ['//evil.example;nl home 1', 'begins with one slash'],
  ['/a;path https://evil.example', 'no target'],
])('a table with %j is refused with its line', async (rows, why) => {
  await expect(readProposals(await write('c.csv', `from;to\n${rows}\n`))).rejects.toThrow(
    new RegExp(`line \\d.*${why}`),
  );
});

it('a sitemap gives its pages, and no pictures; a list its lines; a crawl its first addresses', async () => {
  const map = await write(
    'sitemap.xml',
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">' +
      '<url><loc>https://o.example/a?x=1&amp;y=2</loc><image:image><image:loc>https://o.example/p.jpg</image:loc></image:image></url></urlset>',
  );
  const read = async (name: string, text: string) =>
    (await readAddresses(await write(name, text))).map(({ address }) => address);
  expect((await readAddresses(map)).map(({ address }) => address)).toEqual(['https://o.example/a?x=1&y=2']);
  expect(await read('l.txt', '/a\n\nno address\n/b\n/a\n')).toEqual(['/a', '/b']);
  expect(await read('c.csv', 'Title;Address\nHuis;https://o.example/c\n')).toEqual(['https://o.example/c']);
  await expect(readAddresses(await write('x.xml', '<!DOCTYPE a><a/>'))).rejects.toThrow('cannot be read');
  await expect(readAddresses(await write('e.txt', ''))).rejects.toThrow('no addresses');
  const index =
    '<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap><sitemap><loc>https://b.example/2.xml</loc></sitemap></sitemapindex>';
  await expect(readAddresses(await write('i.xml', index))).rejects.toThrow('several hosts');
});

it('a crawl’s table says where its addresses led, in the column of redirects alone', async () => {
  const table = await write(
    'r.csv',
    'Address;Canonical;Redirect URL\nhttps://o.example/a;https://o.example/c;https://n.example/b\n' +
      'https://o.example/d;https://o.example/e;\n;;https://n.example/alone\nhttps://o.example/a;;\n',
  );
  expect(await readAddresses(table)).toEqual([
    { address: 'https://o.example/a', leadsTo: 'https://n.example/b' },
    { address: 'https://o.example/d', leadsTo: null },
  ]);
  expect(
    eachOnce([
      { address: '/a', leadsTo: null },
      { address: '/a', leadsTo: '/b' },
    ]),
  ).toEqual([{ address: '/a', leadsTo: '/b' }]);
});

it('of two former websites with one path, that of the first list leads, and the other is told', () => {
  const one = (host: string, home: string): Proposal => ({
    old: `https://${host}/pand/1/`,
    certainty: 'sure',
    to: { locale: 'nl', home },
    why: 'id',
    params: [],
  });
  const [first, second, same] = onePerPath([
    one('a.example', '1'),
    one('b.example', '2'),
    one('c.example', '1'),
  ]);
  expect(first).toMatchObject({ certainty: 'sure', to: { home: '1' } });
  expect(second).toMatchObject({
    certainty: 'none',
    to: null,
    why: 'has the path of https://a.example/pand/1/, which leads elsewhere',
  });
  expect(same).toMatchObject({ certainty: 'sure' });
});

it('an address that the site has under another id takes that id', () => {
  const to = { locale: 'nl', home: '1' } as const;
  const known = { id: 'by-hand', from: '/Pand/A/?x=1', to };
  expect(
    withKnownIds(
      [
        { id: 'old-1', from: '/pand/a?x=1', to },
        { id: 'old-2', from: '/pand/b', to },
      ],
      [known],
    ).map(({ id }) => id),
  ).toEqual(['by-hand', 'old-2']);
});

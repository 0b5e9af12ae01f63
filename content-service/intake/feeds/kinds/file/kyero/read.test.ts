/** Files in the format of Kyero: what is read, what is refused, and the limits (decision 147). */
import { describe, expect, it } from 'vitest';
import { aKyeroHome, kyeroFile } from '../testing/kyero-file.ts';
import { homesOf } from '../testing/read-kyero.ts';

const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = new Uint8Array((text.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, sign] of [...`\uFEFF${text}`].entries()) view.setUint16(at * 2, sign.charCodeAt(0), little);
  return bytes;
};
const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a file', () => {
  it('has its homes in turn, with the elements of the list and no others', async () => {
    const [first, second] = await homesOf(
      kyeroFile([
        aKyeroHome('A1', {
          images: {
            image: [
              { url: 'https://img.example/1.jpg' },
              { url: 'https://img.example/2.jpg', tags: { tag: 'floorplan' } },
            ],
          },
          features: { feature: [] },
          terrace: 12,
          surface_area: { built: 92, useful: 80 },
        }),
        aKyeroHome('A2'),
      ]),
    );
    expect(second?.id).toBe('A2');
    expect(first).toEqual({
      id: 'A1',
      fields: {
        id: 'A1',
        ref: 'REF-A1',
        price: '395000',
        currency: 'EUR',
        price_freq: 'sale',
        part_ownership: '0',
        leasehold: '0',
        new_build: '0',
        type: 'Apartment',
        town: 'Knokke-Heist',
        postcode: '8300',
        country: 'Belgium',
        location_detail: 'Zeedijk 1',
        'location.latitude': '51.3457',
        'location.longitude': '3.2871',
        beds: '2',
        baths: '1',
        pool: '0',
        'surface_area.built': '92',
        'energy_rating.consumption': 'B',
        'energy_rating.emissions': 'X',
        'desc.nl': 'Ruim appartement.\nDicht bij zee.',
        'desc.fr': 'Bel appartement.',
      },
      images: [
        { id: '', url: 'https://img.example/1.jpg', plan: false },
        { id: '', url: 'https://img.example/2.jpg', plan: true },
      ],
      features: 0,
      others: ['surface_area.useful', 'terrace'],
      odd: [],
    });
  });

  it('is read alike with CDATA, references, comments and its elements in another order', async () => {
    const plain = aKyeroHome('1', { desc: { nl: 'Zee & strand < 1 km\nlicht' } });
    const [home] = await homesOf(kyeroFile([plain]));
    const other = kyeroFile([Object.fromEntries(Object.entries(plain).toReversed())]).replace(
      'Zee &amp; strand &lt; 1 km\n',
      '<!-- x --><![CDATA[Zee & strand ]]>&#60; 1 km&#10;',
    );
    expect(await homesOf(other)).toEqual([home]);
  });

  it.each([
    ['UTF-8 with its mark', (text: string) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, little', (text: string) => utf16(text, true)],
    ['UTF-16, big', (text: string) => utf16(text, false)],
    ['Latin 1, declared', (text: string) => latin(text.replace('UTF-8', 'ISO-8859-1'))],
    ['Windows-1252, declared', (text: string) => latin(text.replace('UTF-8', 'windows-1252'))],
  ])('is read in %s', async (_encoding, encode) => {
    const homes = await homesOf(encode(kyeroFile([aKyeroHome('1', { town: 'Liège' })])));
    expect(homes[0]?.fields.town).toBe('Liège');
  });

  it('notes elements that are there twice, or hold others where a text is expected', async () => {
    const twice = kyeroFile([aKyeroHome('1')]).replace('<price>', '<price>1</price><price>');
    expect((await homesOf(twice))[0]?.odd).toEqual(['price']);
    const [mixed] = await homesOf(kyeroFile([aKyeroHome('1', { type: { en: 'house' } })]));
    expect(mixed?.odd).toEqual(['type']);
    const html = kyeroFile([aKyeroHome('1')]).replace('Ruim', '<b>Ruim</b>');
    expect((await homesOf(html))[0]?.odd).toEqual(['desc.nl']);
  });
});

const ONE = kyeroFile([aKyeroHome('1')]);
const LAUGHS = `<!DOCTYPE root [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]>`;

describe('a file that cannot be read', () => {
  it.each([
    ['of nothing', '', /no XML|no property/],
    ['that is a page', '<html><body>Sorry</body></html>', /a page or other XML, where <root> of Kyero/],
    ['that is no XML', 'id;price\n1;2', /line 1: no XML/],
    ['of version 2', ONE.replace('>3<', '>2_1<'), /line 3: not version 3/],
    ['without a version', ONE.replace(/<kyero>.*<\/kyero>/, ''), /line 4: a property before/],
    ['without a home', kyeroFile([]), /no property/],
    ['of which a half came', ONE.slice(0, 400), /no XML/],
    ['whose end is missing', ONE.replace('</root>', ''), /no XML/],
    ['with elements that cross', ONE.replace('</price>', '</prize>'), /line 7: no XML: Unexpected close tag/],
    ['with a home without an id', kyeroFile([aKyeroHome('')]), /line 4: a property without an id/],
    ['with an id twice', kyeroFile([aKyeroHome('1'), aKyeroHome('1')]), /the id of line 4 again/],
    ['with entities', kyeroFile([aKyeroHome('1')], LAUGHS), /line 2: a document type/],
    [
      'with a file of its system',
      kyeroFile([aKyeroHome('1')], '<!DOCTYPE root SYSTEM "file:///etc/passwd">').replace('395000', '&x;'),
      /a document type/,
    ],
    ['with an unknown entity', ONE.replace('Ruim', '&nbsp;Ruim'), /no XML: Invalid character entity/],
    ['with a sign of no XML', ONE.replace('Ruim', '\u0001Ruim'), /a sign that XML does not have/],
    ['with a broken reference', ONE.replace('Ruim', '&#xD800;Ruim'), /a sign that XML does not have|no XML/],
    ['in an encoding that is not read', ONE.replace('UTF-8', 'koi8-r'), /the encoding koi8-r/],
    ['with bytes of another encoding', latin(ONE.replace('Ruim', 'Één')), /not utf-8/],
    ['with a text too long', kyeroFile([aKyeroHome('1', { desc: { nl: 'x'.repeat(100_001) } })]), /100000/],
  ])('%s says why, with the line', async (_what, text, reason) => {
    await expect(homesOf(text)).rejects.toThrow(reason);
  });

  it('quotes nothing of itself', async () => {
    const text = ONE.replace('</price>', '</CANARY>').replace('Ruim', '&CANARY;');
    await expect(homesOf(text)).rejects.not.toThrow(/canary/i);
  });
});

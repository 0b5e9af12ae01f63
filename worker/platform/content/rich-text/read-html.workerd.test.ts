import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readLoosely } from '#wire/tolerant/read.ts';
import { RichText } from '#worker/blocks/parts/RichText.tsx';
import { NAUGHTY_STRINGS } from '#worker/testing/naughty-strings.ts';
import { HOSTILE_HTML } from './corpus.ts';
import { LONGEST_HTML, readHtml } from './read-html.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './schema.ts';

const drawn = (html: string): string =>
  renderToStaticMarkup(createElement(RichText, { text: readHtml(html), level: 3, className: 'prose' }));

/** `span` holds together words such as "e-mail". */
const ALLOWED = new Set(
  'div p br strong em a ul ol li blockquote table tbody tr td th h3 h4 h5 h6 span'.split(' '),
);
const HREF = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)/;

interface Node {
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** Elements and attributes in the markup that are not allowed. */
const foreignTo = (node: Node): string[] => [
  ...(node.tagName === undefined || ALLOWED.has(node.tagName) ? [] : [`<${node.tagName}>`]),
  ...(node.attrs ?? []).flatMap(({ name, value }) => {
    const sound =
      name === 'href'
        ? HREF.test(value) && new URL(value, 'https://here.test').username === ''
        : (name === 'class' && /^(?:rich-text(?: prose|__table)|line)$/.test(value)) || name === 'scope';
    return sound ? [] : [`${name}="${value}"`];
  }),
  ...(node.childNodes ?? []).flatMap(foreignTo),
];
const harm = (html: string): string[] => foreignTo(parseFragment(drawn(html)) as Node);

describe('HTML from a content service is made harmless', () => {
  it.each(HOSTILE_HTML)('%s', (html) => {
    expect(harm(html)).toEqual([]);
  });

  it.each(HOSTILE_HTML)('also within other text: %s', (html) => {
    expect(harm(`<h2>Kop</h2><ul><li>een ${html}<li>twee</ul><table><tr><td>${html}</table>`)).toEqual([]);
  });

  it('for any text', () => {
    for (const text of NAUGHTY_STRINGS) expect(harm(text)).toEqual([]);
  });

  it('for any mixture', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE_HTML,
      '<p>',
      '</p>',
      '<b>',
      '</i>',
      '<table>',
      '<td>',
      '<svg>',
      '</svg>',
      '<math>',
      '<!--',
      '-->',
      '"',
      "'",
      '<',
      '>',
      ' a ',
    );
    const mixture = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(fc.property(mixture, (html) => harm(html).length === 0));
  });

  it('without any text of scripts and style sheets', () => {
    const html = '<p>Wel.</p><script>niet()</script><style>.niet{}</style><template>niet</template>';
    expect(drawn(html)).toBe('<div class="rich-text prose"><p>Wel.</p></div>');
  });

  it('and is read again in the form that was cached', () => {
    for (const html of HOSTILE_HTML) {
      const cached: unknown = JSON.parse(JSON.stringify(readLocalizedHtml({ nl: html })));
      expect(readLoosely(LocalizedRichTextSchema, cached)).toEqual(cached);
    }
    const forged = {
      nl: [{ kind: 'paragraph', content: [{ kind: 'link', href: 'javascript:x', content: [] }] }],
    };
    expect(readLoosely(LocalizedRichTextSchema, forged)).toBeUndefined();
  });
});

describe('readHtml', () => {
  it.each([
    [
      'plain text, blank lines part it',
      'Een.\n\nTwee\nregels.\r\n \r\nDrie.',
      '<p>Een.</p><p>Twee regels.</p><p>Drie.</p>',
    ],
    ['text with a few marks', 'Een <b>vet</b>.\n\nTwee.', '<p>Een <strong>vet</strong>.</p><p>Twee.</p>'],
    ['words beside blocks', 'Los<p>In een alinea</p>los', '<p>Los</p><p>In een alinea</p><p>los</p>'],
    ['two line ends', '<p>Een<br>\n<br>Twee<br>regels<br></p>', '<p>Een</p><p>Twee<br/>regels</p>'],
    ['headings by rank', '<h4>A</h4><h6>B</h6><h4>C</h4>', '<h3>A</h3><h4>B</h4><h3>C</h3>'],
    ['one h1', '<h1>A</h1>', '<h3>A</h3>'],
    ['lists in lists', '<ul><li>Een<ol><li>a</ol></ul>', '<ul><li>Een<ol><li>a</li></ol></li></ul>'],
    ['empty remains', '<p>&nbsp;</p><ul><li></li></ul><b> </b><h2></h2><blockquote></blockquote>', ''],
    [
      'emphasis',
      '<i>Schuin</i> en <em><b>beide</b></em>',
      '<p><em>Schuin</em> en <em><strong>beide</strong></em></p>',
    ],
    ['blocks within inline elements', '<span><div>Een</div><div>Twee</div></span>', '<p>Een</p><p>Twee</p>'],
    ['ties', 'Voor 96 m² nu', '<p>Voor 96\u00a0m² nu</p>'],
  ])('accepts %s', (_, html, expected) => {
    expect(drawn(html)).toBe(expected === '' ? '' : `<div class="rich-text prose">${expected}</div>`);
  });

  it('accepts a table with its heads', () => {
    expect(drawn('<table><tr><th>Jaar<th>Prijs<tr><th>2025<td>€ 5</table>')).toContain(
      '<tr><th scope="col">Jaar</th><th scope="col">Prijs</th></tr><tr><th scope="row">2025</th><td>€\u00a05</td></tr>',
    );
  });

  it.each([
    ['/nl/aanbod?city=1', '/nl/aanbod?city=1'],
    ['over-ons', '/over-ons'],
    ['https://www.vlaanderen.be/epc', 'https://www.vlaanderen.be/epc'],
    ['//www.vlaanderen.be/', 'https://www.vlaanderen.be/'],
    ['mailto:an@duinzicht.example', 'mailto:an@duinzicht.example'],
    ['tel:+3250551281', 'tel:+3250551281'],
  ])('keeps a link to %s', (href, expected) => {
    expect(drawn(`<a href="${href}">klik</a>`)).toContain(
      `<a href="${expected.replace('&', '&amp;')}">klik</a>`,
    );
  });

  it('tolerates extreme input: very deep, very long', () => {
    expect(drawn(`${'<div>'.repeat(20_000)}diep`)).toBe('');
    expect(drawn(`${'<b>'.repeat(2_000)}diep`)).toBe('');
    expect(drawn(`${'<ul><li>'.repeat(500)}diep`)).toBe('');
    expect(drawn('a'.repeat(LONGEST_HTML * 2)).length).toBeLessThan(LONGEST_HTML + 100);
  });
});

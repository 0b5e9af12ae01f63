import { describe, expect, it } from 'vitest';
import { readXml, type XmlElement } from './read-xml.ts';

const outline = (element: XmlElement | null): unknown =>
  element && [element.name, Object.fromEntries(element.attributes), element.children.map(outline)];

describe('readXml', () => {
  it('reads a drawing as programs write it', () => {
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 24 24'>
  <title>A &amp; B</title>
  <g fill = "none"><path d="M1 1
    h2"/><path d='M2 2' /></g>
</svg>
`;
    expect(outline(readXml(text))).toEqual([
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' },
      [
        ['title', {}, []],
        [
          'g',
          { fill: 'none' },
          [
            ['path', { d: 'M1 1\n    h2' }, []],
            ['path', { d: 'M2 2' }, []],
          ],
        ],
      ],
    ]);
  });

  it('replaces character references once, and drops unknown ones', () => {
    const read = readXml('<a b="&lt;&#x41;&#66;&amp;lt;&own;&toString;&#0;&#x110000;"/>');
    expect(read?.attributes.get('b')).toBe('<AB&lt;');
  });

  it('ignores comments and character data', () => {
    expect(outline(readXml('<a><!-- <b/> --><![CDATA[<c/>]]></a>'))).toEqual(['a', {}, []]);
  });

  it.each([
    ['nothing', ''],
    ['text', 'no drawing'],
    ['text around it', '<a/> and more'],
    ['an open element', '<a><b></a>'],
    ['a lost end', '</a>'],
    ['two roots', '<a/><b/>'],
    ['an attribute without quotes', '<a b=c/>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an attribute without end', '<a b="1'],
    ['a < in an attribute', '<a b="<"/>'],
    ['an open comment', '<a><!-- </a>'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'],
    ['too many elements', `<a>${'<b/>'.repeat(4000)}</a>`],
    ['too deep a tree', '<a>'.repeat(60) + '</a>'.repeat(60)],
    ['too long a text', `<a b="${'x'.repeat(200_000)}"/>`],
  ])('refuses %s', (_, text) => {
    expect(readXml(text)).toBeNull();
  });

  it('takes linear time on hostile input', () => {
    const before = performance.now();
    for (const text of [
      '<'.repeat(190_000),
      '<a '.repeat(60_000),
      `<a${' '.repeat(190_000)}`,
      '<!--'.repeat(45_000),
    ]) {
      expect(readXml(text)).toBeNull();
    }
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

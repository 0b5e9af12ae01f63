import { describe, expect, it } from 'vitest';
import { type CleanElement, cleanSvg } from './clean-svg.ts';
import { readXml } from './read-xml.ts';

const written = ({ name, attributes, children }: CleanElement): string => {
  const inside = children.map(written).join('');
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inside}</${name}>`;
};

const cleaned = (inside: string): string => {
  const tree = readXml(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  const svg = tree && cleanSvg(tree, 'i1-');
  return svg ? written(svg).replace(/^<svg>|<\/svg>$/g, '') : 'refused';
};

describe('cleanSvg', () => {
  it('keeps shapes with their fill and stroke', () => {
    const drawing =
      '<g fill="none" stroke-width="1.5"><path d="M4 4h16v16H4z" transform="rotate(45 12 12)"></path><circle cx="1" cy="2" r="3" fill="rgb(1, 2, 3)"></circle></g>';
    expect(cleaned(drawing)).toBe(drawing);
  });

  it('keeps the viewBox of a drawing and removes its size', () => {
    const tree = readXml('<svg width="900" height="900" viewBox="0 0 24 24" id="a" onload="x()" style="x"/>');
    expect(tree && cleanSvg(tree, '')).toEqual({
      name: 'svg',
      attributes: [['viewBox', '0 0 24 24']],
      children: [],
    });
  });

  it('adds a prefix to ids and to references to them', () => {
    expect(cleaned(`<linearGradient id="a"/><path fill="url(#a)"/><path mask="url( '#a' )"/>`)).toBe(
      '<linearGradient id="i1-a"></linearGradient><path fill="url(#i1-a)"></path><path mask="url(#i1-a)"></path>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script from elsewhere', '<script href="https://evil.example/x.js"/>'],
    ['a script under a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['HTML', '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a picture', '<image href="https://evil.example/p.png"/>'],
    ['a copy from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
    ['copies of copies', '<use href="#a"/>'],
    ['a style sheet', '<style>@import "https://evil.example/x.css"</style>'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animation of values', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a filter', '<filter id="a"><feImage href="https://evil.example/p.png"/></filter>'],
    ['capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['text', '<text>Call 0900</text>'],
  ])('drops %s', (_, hostile) => {
    expect(cleaned(hostile)).toBe('');
  });

  it.each([
    ['an event', 'onclick="alert(1)"'],
    ['an event in capitals', 'ONLOAD="alert(1)"'],
    ['a style', 'style="background:url(https://evil.example)"'],
    ['a class of the page', 'class="button"'],
    ['a link', 'href="javascript:alert(1)"'],
    ['an old link', 'xlink:href="javascript:alert(1)"'],
    ['a paint from elsewhere', 'fill="url(https://evil.example/x.svg#a)"'],
    ['a paint from data', `fill="url('data:image/svg+xml,x#a')"`],
    ['a paint hidden by an escape', 'fill="u\\72l(https://evil.example)"'],
    ['a paint hidden by a reference', 'fill="&#x75;rl(//evil.example)"'],
    ['a paint after another', 'fill="url(#a) url(//evil.example)"'],
    ['a set of pictures', `mask="image-set('//evil.example' 1x)"`],
    ['a value of the page', 'fill="var(--x)"'],
    ['a value of another attribute', 'fill="attr(data-x)"'],
    ['an id with signs', 'id="a b"'],
    ['a name of the page', 'data-island="heart"'],
    ['a base', 'xml:base="https://evil.example/"'],
  ])('drops %s from a shape', (_, hostile) => {
    expect(cleaned(`<path d="M0 0" ${hostile}/>`)).toBe('<path d="M0 0"></path>');
  });

  it('refuses a document that is not a drawing', () => {
    const page = readXml('<html><svg/></html>');
    expect(page && cleanSvg(page, '')).toBeNull();
  });
});

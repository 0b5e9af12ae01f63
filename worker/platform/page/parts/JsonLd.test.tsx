import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from './JsonLd.tsx';

describe('structured data in a page', () => {
  it('cannot end its element, begin a comment or break a line, and parses to the same data', () => {
    const data = { name: '</script><!--<script>&amp;\u2028\u2029"\\' };
    const html = renderToStaticMarkup(<JsonLd data={data} />);
    const text = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });

  it('is left out without data', () => {
    expect(renderToStaticMarkup(<JsonLd data={{}} />)).toBe('');
  });
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { splitHoisted } from './hoisted.ts';

it('splits hoisted tags by their position in the head', () => {
  const drawn = renderToString(
    <li>
      <meta property="og:title" content="a > b" />
      <link rel="preload" as="image" href="/dark.webp" media="(prefers-color-scheme: dark)" />
      <img src="/1.webp" srcSet="/1.webp 400w" sizes="50vw" fetchPriority="high" alt="" />
      <img src="/2.webp" loading="lazy" alt="" />
    </li>,
  );
  const [{ announced, named }, html] = splitHoisted(drawn);
  expect(announced).toMatch(/^<link rel="preload" as="image" imageSrcSet="\/1\.webp 400w"[^>]*>$/);
  expect(named).toBe(
    '<meta property="og:title" content="a &gt; b"/>' +
      '<link rel="preload" as="image" href="/dark.webp" media="(prefers-color-scheme: dark)"/>',
  );
  expect(html).toMatch(/^<li><img src="\/1\.webp"/);
  expect(announced + named + html).toBe(drawn);
});

it('returns a part without hoisted tags unchanged', () => {
  for (const part of [<p key="p">words</p>, <link key="sheet" rel="stylesheet" href="/a.css" />]) {
    const drawn = renderToString(part);
    expect(splitHoisted(drawn)).toEqual([{ announced: '', named: '' }, drawn]);
  }
});

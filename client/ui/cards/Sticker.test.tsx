import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sticker } from './Sticker.tsx';

it('draws an own background colour as an SVG, because the Content-Security-Policy forbids style attributes', () => {
  const sticker = { text: 'Nieuw', className: 'sticker-own--light', ground: '#0c5d74' };
  const html = renderToStaticMarkup(<Sticker sticker={sticker} />);
  expect(html).toBe(
    '<span class="sticker sticker-own--light"><svg aria-hidden="true">' +
      '<rect width="100%" height="100%" fill="#0c5d74"></rect></svg>Nieuw</span>',
  );
});

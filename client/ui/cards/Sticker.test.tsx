import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sticker } from './Sticker.tsx';

it('draws own colours by attributes (spec 1 §2), because the Content-Security-Policy forbids style attributes', () => {
  const sticker = { text: 'Nieuw', className: 'sticker-own--drawn', ground: '#0c5d74', letters: '#ffeeaa' };
  const html = renderToStaticMarkup(<Sticker sticker={sticker} />);
  expect(html).toBe(
    '<span class="sticker sticker-own--drawn"><svg aria-hidden="true">' +
      '<rect width="100%" height="100%" fill="#0c5d74"></rect></svg><font color="#ffeeaa">Nieuw</font></span>',
  );
});

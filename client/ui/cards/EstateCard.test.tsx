import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { HeartButton } from '../favorites/HeartButton.tsx';
import { CardStrip } from './CardStrip.tsx';
import { EstateCard } from './EstateCard.tsx';

const card = (changes: Partial<EstateCardView> = {}): EstateCardView => ({
  id: '12',
  href: '/nl/aanbod/12/huis-te-koop',
  kind: null,
  title: 'Rijwoning',
  place: 'Kerkstraat 96, 8301 Heist-aan-Zee',
  picture: null,
  strip: null,
  noPicture: 'Nog geen foto',
  price: { kind: 'amount', prefix: 'Vanaf ', text: '€ 289.000', suffix: null },
  sticker: null,
  status: null,
  sold: false,
  energy: null,
  flood: null,
  facts: [],
  heart: { add: 'Bewaar als favoriet: Rijwoning', remove: 'Verwijder: Rijwoning' },
  ...changes,
});

const render = (changes: Partial<EstateCardView> = {}): string =>
  renderToStaticMarkup(
    <EstateCard
      card={card(changes)}
      heart={<HeartButton pressed={false} label="Bewaar: Rijwoning" />}
      headingLevel={3}
    >
      <CardStrip card={card(changes)} />
    </EstateCard>,
  );

describe('EstateCard (spec 1 §2, "Estate card")', () => {
  it('is a link to the estate, with a name that identifies it', () => {
    expect(render()).toContain(
      '<a href="/nl/aanbod/12/huis-te-koop" aria-label="Rijwoning, Kerkstraat 96, 8301 Heist-aan-Zee">Rijwoning</a>',
    );
  });

  it('names the language of a text that the page’s language lacks (WCAG 3.1.2)', () => {
    expect(render({ text: { words: 'Zicht op zee', lang: 'nl' } })).toContain(
      '<p class="card__text" lang="nl">Zicht op zee</p>',
    );
    expect(render({ text: { words: 'Zicht op zee' } })).toContain('<p class="card__text">Zicht op zee</p>');
  });

  it('shows the kind of estate above the estate’s own title', () => {
    expect(render({ kind: 'Villa', title: 'Villa onder riet' })).toContain(
      '<p class="card__kind">Villa</p><h3',
    );
    expect(render()).not.toContain('card__kind');
  });

  it('loads only its first picture; the others have a dot and an address each', () => {
    const picture = { src: '/media/800/villa.webp', srcSet: '', width: 1600, height: 1200, alt: '' };
    const strip = {
      href: '/more/12',
      count: 3,
      position: 'Foto 1 van 3',
      previous: 'Vorige',
      next: 'Volgende',
    };
    const markup = render({ picture, strip });
    expect(markup.match(/<img/g)).toHaveLength(1);
    expect(markup.match(/<i[ >]/g)).toHaveLength(3);
    expect(markup).toContain('data-more="/more/12?tile=card" tabindex="-1" aria-hidden="true"');
    expect(markup).toContain('<span class="hidden">Foto 1 van 3</span>');
    expect(markup.match(/<button type="button" class="card__step"[^>]*tabindex="-1"/g)).toHaveLength(2);
    expect(render({ picture, strip, href: null })).not.toContain('card__strip');
  });

  it('is a plain block when the site hides the status', () => {
    const markup = render({ href: null });
    expect(markup).not.toContain('<a ');
    expect(markup).not.toContain('card--link');
    expect(markup).toContain('Rijwoning');
  });

  it.each([
    [{ state: 'gone', text: 'Verkocht' }, true],
    [{ state: 'option', text: 'In optie' }, false],
    [{ state: 'bid', text: 'Onder bod' }, false],
  ] as const)('shows the sticker, and the status beside it (decision 105): %j', (status, sold) => {
    const markup = render({ sold, status, sticker: { text: 'Nieuw', className: 'sticker--7' } });
    expect(markup).toContain('<span class="sticker sticker--7">Nieuw</span>');
    expect(markup).toContain(
      `<span class="sticker standing standing--${status.state}">${status.text}</span>`,
    );
  });

  it('has a text instead of a missing picture', () => {
    expect(render()).toContain('Nog geen foto');
    expect(render()).not.toContain('<img');
  });

  it('shows no price when it is hidden (spec 1 §9)', () => {
    expect(render({ price: null })).not.toContain('class="price');
  });

  it('writes a from-price with one space', () => {
    expect(render()).toContain('<small>Vanaf</small> € 289.000');
  });

  it('escapes the texts of listings', () => {
    expect(render({ title: '<b onclick="x">' })).toContain('&lt;b onclick=&quot;x&quot;&gt;');
  });
});

describe('HeartButton', () => {
  it('names the estate and whether it is a favourite', () => {
    const markup = renderToStaticMarkup(<HeartButton pressed label="Bewaar: Rijwoning" />);
    expect(markup).toContain('aria-pressed="true"');
    expect(markup).toContain('aria-label="Bewaar: Rijwoning"');
    expect(markup).toContain('type="button"');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../testing/card.ts';
import { SmallCard } from './SmallCard.tsx';

describe('an estate of a mark on the map (spec 1 §2, "Estate card")', () => {
  it('has a visible, readable text instead of a missing picture', () => {
    const markup = renderToStaticMarkup(<SmallCard card={{ ...cardOf('12'), noPicture: 'Nog geen foto' }} />);
    expect(markup).toContain('<span>Nog geen foto</span>');
    expect(markup).not.toContain('<img');
  });

  it.each([
    ['option', 'In optie'],
    ['gone', 'Verkocht'],
  ] as const)('shows its status: %s (decision 105)', (state, text) => {
    const markup = renderToStaticMarkup(<SmallCard card={{ ...cardOf('12'), status: { state, text } }} />);
    expect(markup).toContain(`<span class="standing standing--${state}">${text}</span>`);
  });
});

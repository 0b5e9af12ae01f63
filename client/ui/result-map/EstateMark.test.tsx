import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MarkerView } from '#domain/views/result-map.ts';
import { EstateMark } from './EstateMark.tsx';
import { markWidth } from './mark-shape.ts';

const amount = { kind: 'amount', prefix: null, text: '€ 1.250.000', suffix: null } as const;
const marker: MarkerView = {
  id: '7',
  lat: 51,
  lon: 3,
  href: '/nl/aanbod/7',
  label: '€ 1.250.000',
  title: 'Villa',
  place: '8300 Knokke',
  price: amount,
  vague: false,
  sold: false,
  status: null,
};

const drawn = (changes: Partial<MarkerView>): string =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <EstateMark marker={{ ...marker, ...changes }} at={{ x: 10, y: 10 }} vagueName="ongeveer hier" />
    </svg>,
  );

it.each<[string, Partial<MarkerView>, string]>([
  ['its price', {}, 'Villa, 8300 Knokke, € 1.250.000'],
  ['the price in millions', { label: '€ 1,25 milj.' }, '€ 1,25 milj., Villa, 8300 Knokke, € 1.250.000'],
  [
    'that it is sold, once',
    { label: 'Verkocht', price: null, sold: true, status: { state: 'gone', text: 'Verkocht' } },
    'Verkocht, Villa, 8300 Knokke',
  ],
  [
    'that it is under option, beside its price (decision 105)',
    { status: { state: 'option', text: 'In optie' } },
    'Villa, 8300 Knokke, € 1.250.000, In optie',
  ],
])('the name of a mark begins with its visible text: %s (WCAG 2.2, 2.5.3)', (_what, changes, name) => {
  expect(/aria-label="([^"]*)"/.exec(drawn(changes))?.[1]).toBe(name);
});

describe('the dot of a mark (decision 105)', () => {
  it.each(['option', 'bid'] as const)('stands before the price of a home with the state "%s"', (state) => {
    const html = drawn({ status: { state, text: 'x' } });
    expect(html).toContain(`class="standing-dot standing-dot--${state}"`);
    const wide = markWidth({ ...marker, status: { state, text: 'x' } });
    expect(wide).toBeGreaterThan(markWidth(marker));
    expect(html).toContain(`x="${-wide / 2}"`);
  });

  it('is absent where the label is the status itself, and for a free home', () => {
    expect(
      drawn({ label: 'Verkocht', sold: true, status: { state: 'gone', text: 'Verkocht' } }),
    ).not.toContain('standing-dot');
    expect(drawn({})).not.toContain('standing-dot');
  });
});

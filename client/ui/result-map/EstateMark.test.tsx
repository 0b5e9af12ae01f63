import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MarkerView } from '../../../domain/views/result-map.ts';
import { EstateMark } from './EstateMark.tsx';

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
};

it.each<[string, Partial<MarkerView>, string]>([
  ['its price', {}, 'Villa, 8300 Knokke, € 1.250.000'],
  ['the price in millions', { label: '€ 1,25 milj.' }, '€ 1,25 milj., Villa, 8300 Knokke, € 1.250.000'],
  ['that it is sold', { label: 'Verkocht', price: null, sold: true }, 'Verkocht, Villa, 8300 Knokke'],
])('the name of a mark begins with its visible text: %s (WCAG 2.2, 2.5.3)', (_what, changes, name) => {
  const at = { x: 10, y: 10 };
  const html = renderToStaticMarkup(
    <svg aria-hidden="true">
      <EstateMark marker={{ ...marker, ...changes }} at={at} vagueName="ongeveer hier" />
    </svg>,
  );
  expect(/aria-label="([^"]*)"/.exec(html)?.[1]).toBe(name);
});

import { expect, it } from 'vitest';
import { dropEmpty } from './filter-form.ts';

const formOf = (...pairs: readonly (readonly [string, string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

it('leaves empty fields out of the address and keeps the order of the rest (spec 1 §5)', () => {
  const data = formOf(
    ['status', 'FOR_SALE'],
    ['city', ''],
    ['city', '1201'],
    ['price-min', ' '],
    ['city', '1300'],
  );
  dropEmpty(data);
  expect([...data]).toEqual([
    ['status', 'FOR_SALE'],
    ['city', '1201'],
    ['city', '1300'],
  ]);
});

it('keeps a zero, which the server interprets', () => {
  const data = formOf(['price-min', '0']);
  dropEmpty(data);
  expect([...data]).toEqual([['price-min', '0']]);
});

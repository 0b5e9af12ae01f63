import { expect, it } from 'vitest';
import { typedOf } from '#domain/forms/read-form.ts';
import { SUBSCRIPTION_FORM } from '#domain/forms/subscription.ts';
import { faultsIn } from './check-form.ts';

const check = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ email: 'an@example.be', locale: 'nl', ...fields })) {
    data.append(name, value);
  }
  return faultsIn(SUBSCRIPTION_FORM, typedOf(data));
};

it.each([
  [{ type: '1' }, {}],
  [{}, { criteria: 'criteria' }],
  [{ everything: '1' }, {}],
  [{ type: '1', email: 'an@' }, { email: 'email' }],
  // Only the server can resolve a typed place.
  [{ place: 'Knokke' }, {}],
  [{ place: ' ' }, { criteria: 'criteria' }],
  [{ type: '1', 'price-min': '500000', 'price-max': '400.000' }, { 'price-max': 'invalid' }],
  [{ type: '1', 'price-max': 'veel' }, { 'price-max': 'invalid' }],
] as const)('the browser reports for a subscription %j: %j', (fields, faults) => {
  expect(check(fields)).toEqual(faults);
});

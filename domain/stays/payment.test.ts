import { expect, it } from 'vitest';
import { SAME_EVERYWHERE } from '../format/writing.ts';
import { type PaymentTerms, paymentParts } from './payment.ts';

const stay = { from: '2027-07-10', total: 1_000.55, deposit: 300, touristTax: 42 };
const said = (terms: PaymentTerms | null, today = '2026-11-28', changes: Partial<typeof stay> = {}) =>
  paymentParts(terms, { ...stay, ...changes }, today, SAME_EVERYWHERE);
const keys = (...args: Parameters<typeof said>) => said(...args).map(({ key }) => key);

const ALL: PaymentTerms = { advance: 30, restDays: 28, depositDays: 7, ways: ['transfer'] };

it('states deposit and balance, which add up to the total, with the last day for the balance', () => {
  const [advance, rest] = said(ALL);
  expect([advance?.advance, rest?.rest, rest?.by]).toEqual(['€ 300,17', '€ 700,38', '2027-06-12']);
  expect(keys(ALL)).toEqual(['advance', 'rest', 'ways', 'tax', 'deposit']);
});

it('states that the total is due on confirmation once the balance’s last day has passed', () => {
  expect(keys(ALL, '2027-06-11')[0]).toBe('advance');
  expect(keys(ALL, '2027-06-12')).toEqual(['whole', 'ways', 'tax', 'deposit']);
});

it('states nothing that is unknown', () => {
  expect(keys(null)).toEqual([]);
  expect(keys({})).toEqual([]);
  expect(keys({ restDays: 0 })).toEqual(['wholeBy', 'tax']);
  expect(keys({ advance: 30 }, undefined, { touristTax: 0 })).toEqual(['advance']);
  expect(keys({ advance: 100, depositDays: 7 }, undefined, { deposit: 0 })).toEqual(['whole', 'tax']);
});

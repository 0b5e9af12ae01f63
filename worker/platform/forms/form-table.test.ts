import { expect, it } from 'vitest';
import { FORM_TABLE, QUEUED_CALLS, VOUCHED_SCREENS } from './form-table.ts';

it('gives each form a unique screen and call', () => {
  const rows = Object.values(FORM_TABLE);
  expect(new Set(rows.map(({ screen }) => screen)).size).toBe(rows.length);
  expect(new Set(rows.map(({ call }) => call)).size).toBe(rows.length);
});

it('defines which forms are queued, and which need Turnstile', () => {
  expect(QUEUED_CALLS).toEqual([
    'contact-requests',
    'friend-recommendations',
    'subscriptions',
    'valuation-requests',
  ]);
  expect(VOUCHED_SCREENS).toEqual([
    'contact',
    'send-to-a-friend',
    'subscribe',
    'book-appointment',
    'valuation',
    'reserve',
  ]);
});

import { describe, expect, it } from 'vitest';
import { withoutTyped } from './without-typed.ts';

const SENT = {
  name: 'An Peeters',
  email: 'an.peeters@mail.example',
  phone: '+32 470 00 00 00',
  message: 'Kan ik "zaterdag" komen?\nGroeten (An)',
  persons: 4,
  budget: 385_000,
  person: { street: 'Kerkstraat 1' },
  criteria: [{ city: 'Knokke-Heist' }],
};

describe('an answer in the log', () => {
  it.each([
    ['a text', 'no mailbox an.peeters@mail.example', 'no mailbox …'],
    ['in capitals', 'AN PEETERS is unknown', '… is unknown'],
    ['within JSON', JSON.stringify({ error: { got: SENT.message } }), '{"error":{"got":"…"}}'],
    ['on an address', `GET /?email=${encodeURIComponent(SENT.email)}`, 'GET /?email=…'],
    ['deep within the body', 'Kerkstraat 1, Knokke-Heist', '…, …'],
    ['a figure', 'budget 385000 is too high', 'budget … is too high'],
    ['with signs of patterns', '+32 470 00 00 00?', '…?'],
  ])('contains no input of the visitor: %s', (_, answer, logged) => {
    expect(withoutTyped(answer, SENT)).toBe(logged);
  });

  it('keeps the service’s own words', () => {
    const answer = '{"error":{"code":"invalid_request","message":"4 fields are wrong"}}';
    expect(withoutTyped(answer, SENT)).toBe(answer);
    expect(withoutTyped('the reason', {})).toBe('the reason');
  });
});

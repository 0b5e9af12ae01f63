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
  ])('contains nothing that was typed: %s', (_, answer, logged) => {
    expect(withoutTyped(answer, SENT)).toBe(logged);
  });

  it('keeps the service’s own text', () => {
    const answer = '{"error":{"code":"invalid_request","message":"4 fields are wrong"}}';
    expect(withoutTyped(answer, SENT)).toBe(answer);
    expect(withoutTyped('the reason', {})).toBe('the reason');
  });
});

it('removes texts of any length, of which an expression would be too long', () => {
  const text = 'Ruim en licht, met 🌊. '.repeat(25_000);
  expect(withoutTyped(`{"value":${JSON.stringify(text)},"code":"refused"}`, { text })).toBe('{"value":"…');
  expect(withoutTyped('{"code":"refused"}', { text })).toBe('{"code":"refused"}');
});

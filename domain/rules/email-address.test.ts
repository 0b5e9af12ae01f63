import { expect, it } from 'vitest';
import { isEmailAddress, LONGEST_EMAIL, mailboxOf } from './email-address.ts';

it.each([
  'an@example.be',
  'an+verkoop@immo-köln.be',
  // As a field of type email gives the same address in Chromium.
  'an+verkoop@xn--immo-kln-s4a.be',
  'an@例え.テスト',
  'an@example.xn--p1ai',
])('accepts %s', (email) => {
  expect(isEmailAddress(email)).toBe(true);
});

it.each([
  'an@köln',
  'an@',
  'an@-köln.be',
  'än@example.be',
  `${'a'.repeat(LONGEST_EMAIL)}@b.be`,
  'an@köln..be',
  // Labels that no name may have (UTS 46): Arabic digits first, two directions, a filler that is nothing.
  'an@\u0660\u0661.be',
  'an@\ufdfa.be',
  'an@\u05d0a.be',
  'an@\u3164.be',
  'an@ko\u3164\u3164.\u3164.be',
])('refuses %s', (email) => {
  expect(isEmailAddress(email)).toBe(false);
});

it.each([
  ['An@Immo-Köln.be', 'an@xn--immo-kln-s4a.be'],
  ['an@XN--IMMO-KLN-S4A.be', 'an@xn--immo-kln-s4a.be'],
  ['an@EXAMPLE.be', 'an@example.be'],
  ['an@straße.de', 'an@xn--strae-oqa.de'],
  ['An@\u0660\u0661.be', 'an@\u0660\u0661.be'],
  ['no address/Ä', 'no address/ä'],
  ['', ''],
])('normalises %s to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-link.ts';

describe('phoneLink', () => {
  it.each([
    ['050 55 12 80', 'tel:+3250551280'],
    ['0475/12.34.56', 'tel:+32475123456'],
    ['+32 (0)50 55 12 80', 'tel:+3250551280'],
    ['0049 2402 1234', 'tel:+4924021234'],
    ['12', null],
    ['bel ons', null],
    [null, null],
  ])('%s → %s', (text, href) => {
    expect(phoneLink(text)?.href ?? null).toBe(href);
  });
});

it.each([
  ['an@duinzicht.example', 'mailto:an@duinzicht.example'],
  ['an@duinzicht.example?bcc=x@y.example', null],
  ['an', null],
])('mailLink: %s → %s', (text, href) => {
  expect(mailLink(text)?.href ?? null).toBe(href);
});

import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-link.ts';

describe('phoneLink', () => {
  it.each([
    ['050 55 12 80', 'tel:+3250551280'],
    ['0475/12.34.56', 'tel:+32475123456'],
    ['+32 (0)50 55 12 80', 'tel:+3250551280'],
    ['0049 2402 1234', 'tel:+4924021234'],
    ['(050) 55 12 80', 'tel:+3250551280'],
    ['Tel. 050 55 12 80 (na 18u)', 'tel:+3250551280'],
    ['050 55 12 80 ext. 12', 'tel:+3250551280'],
    ['050 55 12 80 / 0478 12 34 56', 'tel:+3250551280'],
    ['050/55.12.80; 0478 12 34 56', 'tel:+3250551280'],
    ['050551280/0478123456', 'tel:+3250551280'],
    ['050 55 12 80 of 0478 12 34 56', 'tel:+3250551280'],
    ['+32 (0)478/12.34.56 (na 18u)', 'tel:+32478123456'],
    ['+32 50 55 12 80 +32 478 12 34 56', 'tel:+3250551280'],
    ['05055128004781234567', null],
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
  ['an?bcc=x@y.example', 'mailto:an%3Fbcc%3Dx@y.example'],
  ['info@müller-immobilien.example', 'mailto:info@müller-immobilien.example'],
  ['an', null],
])('mailLink: %s → %s', (text, href) => {
  expect(mailLink(text)?.href ?? null).toBe(href);
});

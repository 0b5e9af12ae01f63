import { describe, expect, it } from 'vitest';
import { LinkSchema } from '#wire/navigation.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn } from '../../testing/contexts.ts';
import { linkHref } from './nav-link.ts';

const nl = contextIn('nl');

describe('linkHref', () => {
  it.each([
    ['a screen', { type: 'favorites' }, '/nl/favorieten'],
    ['a screen with parameters', { type: 'rental', params: { id: '12' } }, '/nl/vakantie/12'],
    ['a screen without its parameters', { type: 'rental' }, '/'],
    [
      'the offer',
      { type: 'offer', query: { status: 'for_sale', city: ['2', '1'], junk: 'x' } },
      '/nl/aanbod?city=2&city=1&status=FOR_SALE',
    ],
    ['a page', { type: 'page', page: { nl: '/over-ons/' } }, '/nl/over-ons'],
    ['a page without address', { type: 'page' }, '/'],
    ['an address', { type: 'url', href: 'https://example.org/x?y=1' }, 'https://example.org/x?y=1'],
    ['a script', { type: 'url', href: 'javascript:alert(1)' }, '/'],
    ['an address with a password', { type: 'url', href: 'https://a:b@example.org/' }, '/'],
    ['an address without protection', { type: 'url', href: 'http://example.org/' }, '/'],
    ['an unknown type', { type: '__proto__' }, '/'],
  ])('%s links to its target, or "/" (spec 1 §2)', (_, link, href) => {
    expect(linkHref(readLoosely(LinkSchema, link), nl)).toBe(href);
  });
});

import { expect, it } from 'vitest';
import { NotFound } from '../errors/app-error.ts';
import {
  contentPath,
  estateSegment,
  hostnameSegment,
  isPageUrl,
  pageUrlSegment,
  slugSegment,
} from './segments.ts';

const HOSTILE = [
  '',
  '.',
  '..',
  '../x',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2fb',
  'a b',
  'é',
  '\u0000',
  'x'.repeat(10_000),
];

it.each(HOSTILE)('%.12j is not a slug, hostname or id (contract, "Conventions")', (text) => {
  expect(() => slugSegment(text)).toThrow(NotFound);
  expect(() => hostnameSegment(text)).toThrow(NotFound);
  expect(() => estateSegment({ source: 'first', id: text })).toThrow(NotFound);
  expect(() => estateSegment({ source: 'second', id: text })).toThrow(NotFound);
});

it('an id’s format determines its source', () => {
  expect(estateSegment({ source: 'first', id: '123456789012' }).encoded).toBe('123456789012');
  expect(() => estateSegment({ source: 'first', id: '1234567890123' })).toThrow(NotFound);
  expect(() => estateSegment({ source: 'second', id: '12' })).toThrow(NotFound);
});

it.each(['over-ons', 'over/ons', 'prix & conditions', 'größe'])('%s is the address of a page', (url) => {
  expect(decodeURIComponent(pageUrlSegment(url).encoded)).toBe(url);
  expect(pageUrlSegment(url).encoded).not.toMatch(/[/?#& ]/);
});

it.each(['', '/', 'a//b', 'a/../b', './a', 'a\u0007', 'x'.repeat(301)])(
  '%.10j is no address of a page',
  (url) => {
    expect(isPageUrl(url)).toBe(false);
  },
);

it('a path consists of validated segments', () => {
  expect(contentPath`/sites/${slugSegment('a')}/pages/${slugSegment('b_-1')}`.path).toBe(
    '/sites/a/pages/b_-1',
  );
});

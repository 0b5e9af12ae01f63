import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Wake } from '../islands/parts.ts';
import { type FakePage, pageWith, saidIn } from '../testing/page.ts';
import { hasRegions, swapRegions } from './regions.ts';

let shown: FakePage;
beforeEach(() => {
  shown = pageWith({ calendar: ['May'], languages: ['header', 'footer'], form: ['typed'] });
  vi.stubGlobal('document', shown.page);
});
afterEach(() => vi.unstubAllGlobals());

const partsOf = () => ({
  start: vi.fn<(root: ParentNode) => void>(),
  stop: vi.fn<(root: ParentNode) => void>(),
  wake: vi.fn<Wake>(),
});

it('replaces only the named regions, in their order', () => {
  const fresh = pageWith({ calendar: ['June'], languages: ['top', 'bottom'], form: ['empty'] });
  swapRegions(fresh.page, ['calendar', 'languages'], partsOf());
  expect(saidIn(shown, 'calendar')).toEqual(['June']);
  expect(saidIn(shown, 'languages')).toEqual(['top', 'bottom']);
  expect(saidIn(shown, 'form')).toEqual(['typed']);
});

it('stops the islands of old regions and starts those of new ones, region by region', () => {
  const parts = partsOf();
  swapRegions(pageWith({ languages: ['top', 'bottom'] }).page, ['languages'], parts);
  expect(parts.stop).toHaveBeenCalledTimes(2);
  expect(parts.start.mock.calls).toEqual((shown.regions.languages ?? []).map((region) => [region]));
});

it('copies the class of a region', () => {
  const fresh = pageWith({ calendar: ['June'] });
  Object.assign(fresh.regions.calendar?.[0] ?? {}, { className: 'full' });
  swapRegions(fresh.page, ['calendar'], partsOf());
  expect(shown.regions.calendar?.[0]?.className).toBe('full');
});

it.each([
  ['all of them', { calendar: ['June'], languages: ['a', 'b'] }, true],
  ['one too few', { calendar: ['June'], languages: ['a'] }, false],
  ['no region of a name', { languages: ['a', 'b'] }, false],
] as const)('checks a page with %s', (_what, content, expected) => {
  expect(hasRegions(pageWith(content).page, ['calendar', 'languages'])).toBe(expected);
});

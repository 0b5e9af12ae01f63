import { expect, it } from 'vitest';
import { currentSection } from './section-menu.ts';

it.each([
  ['above the first', [300, 900], false, null],
  ['at the top of one', [120, 900], false, 0],
  ['within one', [-400, 90, 700], false, 1],
  ['at the end of the page', [-400, 90, 700], true, 2],
  ['without sections', [], true, null],
])('%s', (_, tops, atEnd, index) => {
  expect(currentSection(tops, 120, atEnd)).toBe(index);
});

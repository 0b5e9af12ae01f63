import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('is true only for a click without modifier keys: other clicks open tabs, windows and menus', () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...click, metaKey: true })).toBe(false);
  expect(isPlainClick({ ...click, shiftKey: true })).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

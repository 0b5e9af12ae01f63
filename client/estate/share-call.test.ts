import { expect, it } from 'vitest';
import { copyLink, shareLink } from './share.ts';

const refuse = (name: string) => async (): Promise<void> => {
  throw new DOMException('no', name);
};

const clipboard = () => {
  const texts: string[] = [];
  return { texts, writeText: async (text: string): Promise<void> => void texts.push(text) };
};

it('copies the address, and returns whether that succeeded', async () => {
  const board = clipboard();
  expect(await copyLink({ clipboard: board }, 'https://a.example/1')).toBe(true);
  expect(board.texts).toEqual(['https://a.example/1']);
  expect(await copyLink({ clipboard: { writeText: refuse('NotAllowedError') } }, '/')).toBe(false);
  expect(await copyLink({}, '/')).toBe(false);
});

it.each([
  ['shared', async () => undefined, null, 0],
  ['the visitor changed their mind', refuse('AbortError'), null, 0],
  ['the browser refused', refuse('NotAllowedError'), true, 1],
  ['the browser has no share menu', undefined, true, 1],
])('after sharing: %s', async (_, share, outcome, copies) => {
  const board = clipboard();
  expect(await shareLink({ share, clipboard: board }, 'https://a.example/1', 'Villa')).toBe(outcome);
  expect(board.texts).toHaveLength(copies);
});

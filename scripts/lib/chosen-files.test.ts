import { expect, it } from 'vitest';
import { chooseFiles } from './chosen-files.ts';

const FILES = ['d', 'b/races', 'a/races', 'c'];

it('chooses files by words of their paths, in order', () => {
  expect(chooseFiles(FILES, [], { at: 1, of: 1 })).toEqual(['a/races', 'b/races', 'c', 'd']);
  expect(chooseFiles(FILES, ['races', 'd'], { at: 1, of: 1 })).toEqual(['a/races', 'b/races', 'd']);
});

it('leaves no file out of all shards, and has none in two', () => {
  const shards = [1, 2, 3].map((at) => chooseFiles(FILES, [], { at, of: 3 }));
  expect(shards.flat().toSorted()).toEqual(FILES.toSorted());
});

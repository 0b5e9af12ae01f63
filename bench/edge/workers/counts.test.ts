import { expect, it } from 'vitest';
import { createWaves } from './counts.ts';

it('counts simultaneous calls as one round', () => {
  const waves = createWaves();
  const ends = [waves.begin(), waves.begin(), waves.begin()];
  for (const end of ends) end();
  expect(waves.take()).toEqual({ calls: 3, rounds: 1 });
});

it('counts a call that begins after an answer as the next round, whatever else still runs', () => {
  const waves = createWaves();
  const [first, slow] = [waves.begin(), waves.begin()];
  first();
  const second = waves.begin();
  slow();
  const beside = waves.begin();
  second();
  beside();
  const third = waves.begin();
  third();
  expect(waves.take()).toEqual({ calls: 5, rounds: 3 });
});

it('begins again at zero once taken', () => {
  const waves = createWaves();
  waves.begin()();
  waves.take();
  waves.begin()();
  expect(waves.take()).toEqual({ calls: 1, rounds: 1 });
});

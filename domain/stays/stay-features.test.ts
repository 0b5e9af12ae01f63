import { expect, it } from 'vitest';
import { featureBits, stayFeaturesOf } from './stay-features.ts';

const named = (...names: readonly string[]) => names.map((nl) => ({ name: { nl } }));

it.each([
  [{ equipment: named('Wifi', 'Lift', 'Terras') }, ['wifi', 'lift']],
  [{ equipment: [{ name: { de: 'WLAN', nl: null } }, { name: null }] }, ['wifi']],
  [{ rentalOptions: [{ name: { fr: 'chien' } }] }, ['pets']],
  [{ equipment: named('Geen huisdieren', 'Liftschacht', 'Hondenhok') }, []],
  [{ equipment: null, rentalOptions: null }, []],
])('a holiday rental has only what it lists by its whole name: %j', (listed, features) => {
  expect(stayFeaturesOf(listed)).toEqual(features);
});

it('has a bit for each feature', () => {
  expect([featureBits([]), featureBits(['pets', 'lift'])]).toEqual([0, 5]);
});

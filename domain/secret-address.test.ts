import { expect, it } from 'vitest';
import { matchPath } from './routes.ts';
import { secretOf, withoutSecrets } from './secret-address.ts';

const ID = 'k3J9sV_q-2mX7wB0aTz5LrE8cYhNfGdU1oPiQxRvWsM';
const secretAt = (path: string): string | null => {
  const match = matchPath(path);
  return match === null ? null : secretOf(match);
};

it.each([
  `/nl/afspraak/${ID}`,
  `/fr/annuler-rendez-vous/${ID}`,
  `/en/keep-me-informed/unsubscribe/${ID}`,
  `/de/ajax/live-agenda/reservation/${ID}`,
])('finds the secret of %s', (path) => {
  expect(secretAt(path)).toBe(ID);
});

it.each([
  '/nl/afspraak-maken/12',
  '/nl/aanbod/12',
  '/nl/ajax/live-agenda/12',
  '/nl/ajax/live-agenda/reservation',
])('finds no secret in %s', (path) => {
  expect(secretAt(path)).toBeNull();
});

it.each([
  [`/nl/afspraak/${ID}`, '/nl/afspraak/…'],
  [`/nl/afspraak/${ID}/x`, '/nl/afspraak/…/x'],
  [`/nl/afspraak/${ID}.`, '/nl/afspraak/….'],
  [`/nl/afspraak/${ID}abc/extra`, '/nl/afspraak/…/extra'],
  [`/nl/iets/${ID}`, '/nl/iets/…'],
  [`/${ID}`, '/…'],
  [`/fr/ajax/live-agenda/reservation/${ID}/x/y`, '/fr/ajax/live-agenda/reservation/…/x/y'],
  [
    '/nl/aanbod/12/instapklare-gezinswoning-met-zuidgerichte-tuin-te-knokke',
    '/nl/aanbod/12/instapklare-gezinswoning-met-zuidgerichte-tuin-te-knokke',
  ],
])('logs %s as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged);
});

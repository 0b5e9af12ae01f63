import type { RentalCriteria } from '#domain/forms/criteria.ts';
import type { Work } from '../../kinds.ts';
import { findSite } from '../../platform/sites.ts';
import { undoableHomes } from '../../platform/undoable-homes.ts';
import { findRun } from '../runs.ts';
import { type FittingUnit, fittingUnits } from './fitting-units.ts';
import { findWaitingRentals, storeLooked } from './rental-alerts.ts';

/** Matches a piece of the day's alerts on holiday rentals; identical criteria are searched once. */
export async function matchRentals(
  db: D1Database,
  { siteId, day, after, to }: Extract<Work, { kind: 'match-rentals' }>,
  now: Date,
): Promise<void> {
  const [run, site, undoable] = await Promise.all([
    findRun(db, siteId, day),
    findSite(db, siteId),
    undoableHomes(db, siteId, now),
  ]);
  if (run === null || site === null) return;
  const isLet = site.settings.features.includes('rentals');
  const searched = new Map<string, Promise<readonly FittingUnit[]>>();
  const fitting = (criteria: RentalCriteria): Promise<readonly FittingUnit[]> => {
    const key = JSON.stringify(criteria);
    const search = searched.get(key) ?? fittingUnits(db, siteId, criteria, day);
    searched.set(key, search);
    return search;
  };
  const looked = [];
  for (const alert of await findWaitingRentals(db, run, after, to)) {
    // Sequential, so that repeated searches come from the cache. Without rentals on the site, known units
    // stay as they are.
    const fits = isLet ? (await fitting(alert.criteria)).map(({ id }) => id) : alert.known;
    // A unit whose change can still be taken back stays what it was: known, or not.
    const isUndoable = (id: string): boolean => undoable.has(`rental/${id}`);
    const found = [...fits.filter((id) => !isUndoable(id)), ...alert.known.filter(isUndoable)];
    const units = found.filter((id) => !alert.known.includes(id));
    const mail = units.length === 0 ? null : { subscriptionId: alert.id, units };
    looked.push({ alert, known: found, mail });
  }
  await storeLooked(db, run, looked, now);
}

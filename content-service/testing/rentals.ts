import { addDays, weekdayOf } from '#domain/stays/day.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { Site } from '#wire/site.ts';
import type { SiteChanges } from '#wire/testing/site.ts';
import { rentalUnitStatements, type Statement, siteStatements } from '../intake/index.ts';
import type { Rate } from '../rental-units/rates.ts';
import { aSite } from './fixtures.ts';

/** A site with holiday rentals. */
export const aRentalSite = (id: string, { settings, ...changes }: SiteChanges = {}): Site =>
  aSite(id, {
    settings: { features: ['rentals'], contact: { email: `office@${id}.test` }, ...settings },
    ...changes,
  });

/** A flat for four with a minimum of three nights; `general` overrides its fields. */
export const aRentalUnit = (
  id: string | number,
  general: Partial<RentalUnit['general']> = {},
  rest: Partial<RentalUnit> = {},
): RentalUnit => ({
  rules: { arrivalDays: [1, 5, 6], minNights: 3 },
  costs: { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 2.5 },
  ...rest,
  id,
  general: { maxOccupation: 4, building: { rentalName: `Unit ${id}` }, ...general },
});

/** Prices of every season and type; euros. */
export const RATES: readonly Rate[] = [
  { season: 'LOW', type: 'WEEK', price: 500 },
  { season: 'MID', type: 'WEEK', price: 700 },
  { season: 'SCHOOL_HOLIDAY', type: 'WEEK', price: 900 },
  { season: 'HIGH', type: 'WEEK', price: 1_200 },
  { season: 'LOW', type: 'WEEKEND', price: 260 },
  { season: 'MID', type: 'WEEKEND', price: 360 },
  { season: 'LOW', type: 'MIDWEEK', price: 280 },
  { season: 'MID', type: 'MIDWEEK', price: 380 },
];

/** A site with units that all have those prices. */
export const aRentalOffer = (siteId: string, ...units: readonly RentalUnit[]): Statement[] => [
  ...siteStatements(aRentalSite(siteId)),
  ...units.flatMap((unit) => rentalUnitStatements(siteId, unit, { rates: RATES })),
];

/** The Saturdays of the next July that has not begun: weeks of the high season. */
export const julySaturdays = (today: string): [string, string, string, string] => {
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '07-01' ? 0 : 1);
  const first = `${year}-07-01`;
  const saturday = addDays(first, (6 - weekdayOf(first) + 7) % 7);
  return [saturday, addDays(saturday, 7), addDays(saturday, 14), addDays(saturday, 21)];
};

/** A stay request, without unit and days. */
export const aStay = {
  persons: 2,
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  agreementIds: [],
  locale: 'nl',
  consent: true,
} as const;

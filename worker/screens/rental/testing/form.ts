import { type FormSample, FREE_WEEK, PERSON } from '#worker/testing/form-sample.ts';

const STAY = { from: FREE_WEEK.from, to: FREE_WEEK.to, persons: '4' };

const RESERVATION = {
  id: 'r-1',
  state: 'requested',
  total: 1474,
  breakdown: { nights: 7, stay: 1295, cleaning: 95, touristTax: 84, extras: [], total: 1474, deposit: 300 },
};

export const form: FormSample = {
  name: 'reservation',
  page: `/nl/vakantie/7001/reserveren?${new URLSearchParams(STAY)}`,
  typed: { ...PERSON, agreementIds: ['terms'] },
  alsoTyped: { rentalUnitId: '7001', ...STAY },
  takes: 'rental-units/reservation',
  stored: () => Response.json(RESERVATION, { status: 201 }),
  next: /^\/nl\/vakantie\/7001\/bedankt\?/,
};

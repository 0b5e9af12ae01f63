import { APPOINTMENT_ID, appointment } from '#worker/testing/agenda-bench.ts';
import { type FormSample, PERSON } from '#worker/testing/form-sample.ts';

export const form: FormSample = {
  name: 'book-appointment',
  page: '/nl/afspraak-maken/12',
  typed: { ...PERSON, slotId: 'a1.2026-11-26T10:00:00+01:00' },
  alsoTyped: { estateId: '12' },
  takes: 'live-agenda/reservation',
  stored: () => Response.json(appointment(), { status: 201 }),
  next: new RegExp(`^/nl/afspraak/${APPOINTMENT_ID}$`),
};

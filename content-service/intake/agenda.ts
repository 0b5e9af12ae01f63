import type { z } from 'zod';
import { AgendaSettingsSchema } from '../appointments/settings.ts';
import { type Statement, upsert } from '../platform/db/statement.ts';

/** How an agency shows its estates; what is booked stays. */
export const agendaStatements = (
  siteId: string,
  settings: z.input<typeof AgendaSettingsSchema>,
): Statement[] => [
  upsert('agendas', ['site_id'], {
    site_id: siteId,
    doc: JSON.stringify(AgendaSettingsSchema.parse(settings)),
  }),
];

import type { Context } from 'hono';
import * as z from 'zod';
import { parseEstateId } from '#domain/estate-id.ts';
import { slotValue } from '#domain/forms/chosen-slot.ts';
import { pathTo } from '#domain/routes.ts';
import { isDay } from '#domain/stays/day.ts';
import { loadWeek } from '../../agenda/load-week.ts';
import { slotWords } from '../../agenda/times.ts';
import { foundProperty } from '../../estate/found.ts';
import { isViewable } from '../../estate/links/viewable.ts';
import { loadListedEstate } from '../../estate/load-estate.ts';
import { absolute, assistantTool, HomeIdSchema } from '../../platform/assistant-tool.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentUnavailable, Gone, NotFound } from '../../platform/errors/app-error.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { TIME_PARAMETER } from './appointment.tsx';

async function times(
  c: Context<AppEnv>,
  { id: idText, from }: { readonly id: string; readonly from?: string | undefined },
) {
  const id = parseEstateId(idText);
  if (id === null) throw new NotFound('no estate id');
  const context = viewContext(c);
  const [home, asked] = await Promise.all([loadListedEstate(c, idText), loadWeek(c, id, from)]);
  if (asked.kind === 'unreached') throw new ContentUnavailable('no agenda');
  if (asked.kind === 'closed' || !isViewable(foundProperty(home, context), context))
    throw new Gone('a home that cannot be viewed');
  const { agenda, from: first } = asked.week;
  const form = pathTo('book-appointment', context.locale, { id: id.id });
  const formFor = (parameters: Readonly<Record<string, string>>) =>
    absolute(`${form}?${new URLSearchParams(parameters)}`, context);
  return {
    from: first,
    timezone: agenda.timezone,
    with: agenda.agent?.name ?? null,
    times: agenda.slots
      .filter(({ free }) => free)
      .map((slot) => ({
        start: slot.start,
        end: slot.end,
        inWords: slotWords(slot.start, context.locale),
        form: formFor({ from: first, [TIME_PARAMETER]: slotValue(slot) }),
      })),
    openHouses: (agenda.openHouses ?? [])
      .filter(({ free }) => free)
      .map((slot) => ({
        start: slot.start,
        end: slot.end,
        inWords: slotWords(slot.start, context.locale),
        form: formFor({ open: slotValue(slot) }),
      })),
    nextFreeDay: agenda.nextDay ?? null,
    form: absolute(form, context),
  };
}

export const viewingTimes = assistantTool({
  name: 'viewing_times',
  description:
    'Lists free times for a viewing of a home within a week, each with the address of the form in which that time is chosen already. A person fills in the rest and sends it; nothing is booked here.',
  feature: 'agenda',
  input: z.object({
    id: HomeIdSchema,
    from: z
      .string()
      .refine(isDay, 'a day such as 2027-07-03')
      .optional()
      .describe('First day, YYYY-MM-DD; without it the first day with a free time.'),
  }),
  answer: times,
});

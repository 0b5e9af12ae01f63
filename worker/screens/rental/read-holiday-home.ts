import type { Context } from 'hono';
import * as z from 'zod';
import { EMPTY_STAY, stayQuery } from '#domain/filter/rental-stay.ts';
import { pathTo } from '#domain/routes.ts';
import { choicesOf } from '#domain/stays/choices.ts';
import { isDay, nightCount } from '#domain/stays/day.ts';
import { breakdownOf, personsFor } from '#domain/stays/stay.ts';
import type { RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import { absolute, assistantTool, quoted } from '../../platform/assistant-tool.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentUnavailable } from '../../platform/errors/app-error.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { loadRental, rentalId, today } from '../../rental/load-rental.ts';
import { toRentalPage, toStayOffer } from './rental-page.ts';

/** Free stays that one answer lists. */
const MOST_STAYS = 40;

const DaySchema = z.string().refine(isDay, 'a day such as 2027-07-03');
const PersonsSchema = z.number().int().min(1).max(99).optional();

interface Free {
  readonly unit: RentalUnit;
  readonly periods: RentalPeriods;
  readonly from: string;
  readonly persons: number;
}

/** Free stays from a day on, each of one period, with what its guests pay and the form for it. */
function freeStays({ unit, periods, from, persons }: Free, context: ViewContext) {
  const offer = toStayOffer(unit, periods);
  const choices = choicesOf(offer, today());
  const id = String(unit.id);
  return periods.periods
    .filter(
      ({ state, from: start, to }) =>
        state === 'free' && start >= from && choices.departuresFrom(start).includes(to),
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from: start, to }) => ({
      from: start,
      to,
      nights: nightCount(start, to),
      totalEuros: breakdownOf({ from: start, to, persons, extras: [] }, offer)?.total ?? null,
      form: absolute(
        pathTo('reserve', context.locale, { id }) + stayQuery({ from: start, to, persons }),
        context,
      ),
    }));
}

interface Asked {
  readonly id: string;
  readonly from?: string | undefined;
  readonly persons?: number | undefined;
}

async function read(c: Context<AppEnv>, { id: idText, from = today(), persons }: Asked) {
  const id = rentalId(c, idText);
  const content = siteContent(c);
  const [unit, periods] = await Promise.all([loadRental(c, id), content.rentalPeriodsAnew(id)]);
  if (periods === null) throw new ContentUnavailable('no periods of a known unit');
  const context = viewContext(c);
  const view = toRentalPage({ unit, periods, choice: EMPTY_STAY, today: today() }, context);
  const coming = personsFor(persons ?? null, view.maxOccupation);
  const free = freeStays({ unit, periods, from, persons: coming }, context);
  const texts = [view.short?.text, ...(view.description?.paragraphs ?? [])].filter(Boolean);
  return {
    id,
    kind: view.kind,
    title: view.title,
    place: view.place,
    mostPersons: view.maxOccupation,
    facts: view.facts.map(({ label, value }) => ({ name: label, value })),
    rules: view.rules.map(({ label, value }) => ({ name: label, value })),
    equipment: view.equipment,
    options: view.options,
    persons: coming,
    freeStays: free.slice(0, MOST_STAYS),
    furtherFreeStays: Math.max(0, free.length - MOST_STAYS),
    listingText: quoted(texts.join('\n\n'), view.description?.lang ?? view.short?.lang, context),
    page: absolute(view.path, context),
    questionForm: absolute(view.contactHref, context),
  };
}

export const readHolidayHome = assistantTool({
  name: 'read_holiday_home',
  description:
    'Reads one holiday home as its page says it, with its free stays from a day on: days, nights, total price in euros for the persons, and the form in which a person asks for that stay. Nothing is booked here.',
  feature: 'rentals',
  input: z.object({
    id: z.string().min(1).max(64).describe('Id of the holiday home, from the answer of a search.'),
    from: DaySchema.optional().describe('First day of arrival, YYYY-MM-DD; without it today.'),
    persons: PersonsSchema.describe('Number of persons; without it two.'),
  }),
  answer: read,
});

/** The agency's people and offices, and the rules of who looks after which requests (decision 72). */
import * as z from 'zod';
import { WEEKDAYS } from '#domain/agenda/slots.ts';
import { AREA_NAMES } from '#domain/filter/areas.ts';
import { isDay } from '#domain/stays/day.ts';
import { LEAD_KINDS, WAYS } from '#domain/team/team.ts';
import { pictureHash } from './picture.ts';
import { optional, orElse, settings } from './tolerant/leniency.ts';
import { members, wholeList } from './tolerant/members.ts';
import { boolean, IdSchema, LocaleSchema, list, localizedText, SlugTextSchema, text } from './values.ts';

const WallTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');
/** From and to, as in an agenda; one that ends before it begins is never open. */
const OpeningSchema = z.tuple([WallTimeSchema, WallTimeSchema]);
const DaySchema = z.string().refine(isDay, 'not a day');
const DayRangeSchema = z.tuple([DaySchema, DaySchema]);

/** Read whole: a partial list of hours would send people to a closed door. */
const WeekHoursSchema = z.object({
  /** By weekday, in Brussels time; a missing day is closed. */
  week: z.partialRecord(
    z.enum(WEEKDAYS),
    wholeList(OpeningSchema, 'half of a day’s hours are no hours of that day'),
  ),
  closed: wholeList(DayRangeSchema, 'a closed day missing from the list would be shown as open').nullish(),
  /** Days with other hours than their weekday, also where they would be closed. */
  otherHours: wholeList(
    z.object({
      day: DaySchema,
      openings: wholeList(OpeningSchema, 'half of a day’s hours are no hours of that day').min(1),
    }),
    'a day missing from the list would be shown with the hours of its weekday',
  ).nullish(),
  /** The ten Belgian public holidays, unless false. */
  closedOnHolidays: z.boolean().nullish(),
  note: localizedText(),
});

/** A name by which a page can call somebody: one of spaces alone would be a page without a heading. */
const NameSchema = z.string().regex(/\S/, 'no name');

const OfficeSchema = settings({
  id: SlugTextSchema,
  name: NameSchema,
  street: text(),
  zip: text(),
  city: text(),
  phone: text(),
  /** WhatsApp number. */
  whatsapp: text(),
  email: text(),
  hours: optional(WeekHoursSchema),
});

const PersonSchema = settings({
  id: SlugTextSchema,
  name: NameSchema,
  role: localizedText(),
  /** Id of one of the offices. */
  office: text(),
  phone: text(),
  mobile: text(),
  whatsapp: text(),
  email: text(),
  /** Asset name of a portrait. */
  picture: optional(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)),
  pictureHash: pictureHash(),
  languages: list(LocaleSchema),
});

const HALF_A_RULE = 'a rule without one of its conditions speaks of other homes';
const condition = <Item extends z.ZodType>(item: Item) => wholeList(item, HALF_A_RULE).min(1).nullish();

/** A rule is read whole or not at all: its members have no fallbacks. */
const RuleSchema = z.object({
  deeds: condition(z.enum(LEAD_KINDS)),
  /** Ids of municipalities, as in the agency's estates. */
  cities: condition(IdSchema),
  zips: condition(IdSchema),
  /** Provinces, and the coast. */
  areas: condition(z.enum(AREA_NAMES)),
  headTypes: condition(IdSchema),
  ways: condition(z.enum(WAYS)),
  /** True: only projects and their units; false: all other estates. */
  project: z.boolean().nullish(),
  person: z.string().nullish(),
  office: z.string().nullish(),
});

export const TeamSchema = settings({
  offices: orElse(members(OfficeSchema), []),
  people: orElse(members(PersonSchema), []),
  /** In order of priority: the first matching rule wins. */
  rules: orElse(members(RuleSchema), []),
  /** Whether visitors may ask for a call, and at which time of day. */
  callBack: boolean(),
});
export type Team = z.infer<typeof TeamSchema>;

/** Who works for an agency, where, and who of them looks after what (decision 72). */
import * as z from 'zod';
import { WEEKDAYS } from '../domain/agenda/slots.ts';
import { AREA_NAMES } from '../domain/filter/areas.ts';
import { isDay } from '../domain/stays/day.ts';
import { DEEDS, WAYS } from '../domain/team/team.ts';
import { pictureHash } from './picture.ts';
import { members, wholeList } from './tolerant/members.ts';
import { settings } from './tolerant/settings.ts';
import { boolean, IdSchema, LocaleSchema, list, localizedText, SlugTextSchema, text } from './values.ts';

const WallTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm');
/** From and to, as in an agenda; one that ends before it begins is never open. */
const OpeningSchema = z.tuple([WallTimeSchema, WallTimeSchema]);
const DaySchema = z.string().refine(isDay, 'not a day');
const DayRangeSchema = z.tuple([DaySchema, DaySchema]);

/** Read whole: hours of which a part is lost would send people to a closed door. */
const WeekHoursSchema = z.object({
  /** By weekday, wall times of Brussels; a day that is not there is closed. */
  week: z.partialRecord(
    z.enum(WEEKDAYS),
    wholeList(OpeningSchema, 'half of a day’s hours are no hours of that day'),
  ),
  closed: wholeList(DayRangeSchema, 'a day off that is lost is a day that is said to be open').nullish(),
  /** Belgium's ten, unless this is false. */
  closedOnHolidays: z.boolean().nullish(),
  note: localizedText(),
});

const OfficeSchema = settings({
  id: SlugTextSchema,
  name: z.string().min(1),
  street: text(),
  zip: text(),
  city: text(),
  phone: text(),
  /** Number that WhatsApp reaches. */
  whatsapp: text(),
  email: text(),
  hours: WeekHoursSchema.nullish().catch(undefined),
});

const PersonSchema = settings({
  id: SlugTextSchema,
  name: z.string().min(1),
  role: localizedText(),
  /** Id of one of the offices. */
  office: text(),
  phone: text(),
  mobile: text(),
  whatsapp: text(),
  email: text(),
  /** Asset name of a portrait. */
  picture: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .nullish()
    .catch(undefined),
  pictureHash: pictureHash(),
  languages: list(LocaleSchema),
});

const HALF_A_RULE = 'a rule without one of its conditions speaks of other homes';
const condition = <Item extends z.ZodType>(item: Item) => wholeList(item, HALF_A_RULE).min(1).nullish();

/** A rule is read whole or not at all: its members have no fallbacks. */
const RuleSchema = z.object({
  deeds: condition(z.enum(DEEDS)),
  /** Ids of municipalities, as the agency's estates name them. */
  cities: condition(IdSchema),
  zips: condition(IdSchema),
  /** Provinces, and the coast. */
  areas: condition(z.enum(AREA_NAMES)),
  headTypes: condition(IdSchema),
  ways: condition(z.enum(WAYS)),
  /** True: projects and their units alone; false: everything else. */
  project: z.boolean().nullish(),
  person: z.string().nullish(),
  office: z.string().nullish(),
});

export const TeamSchema = settings({
  offices: members(OfficeSchema).catch([]),
  people: members(PersonSchema).catch([]),
  /** In the order in which they are tried: the first that fits wins. */
  rules: members(RuleSchema).catch([]),
  /** Whether visitors may ask to be called, and at which time of day. */
  callBack: boolean(),
});
export type Team = z.infer<typeof TeamSchema>;

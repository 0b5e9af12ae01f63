/** Every list of every answer keeps its good members (contract, "Conventions"). */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { example, type FoundList, listsIn } from '../testing/lists-in.ts';
import { REQUESTS } from '../testing/requests.ts';
import { readKeeping, readWhole } from './read.ts';

const WIRE = resolve(import.meta.dirname, '..');
const FILES = globSync('*.ts', { cwd: WIRE, exclude: ['*.test.ts'] });
const EXPORTS: readonly object[] = await Promise.all(FILES.map((file) => import(resolve(WIRE, file))));
const SCHEMAS = new Map(
  EXPORTS.flatMap((exports) => Object.entries<unknown>({ ...exports })).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name, value] as const] : [],
  ),
);

/**
 * Lists that would mean something else without a member, and why. A closed table: a new one needs its reason
 * here.
 */
const WHOLE: readonly (readonly [list: RegExp, why: string])[] = [
  [/^AgreementListSchema $/, 'visitors cannot accept terms that are not shown'],
  [/^RentalPeriodsSchema nights\.busy$/, 'a taken night missing from the list would be sold again'],
  [
    /^(StayListSchema stays|AppointmentListSchema appointments|LeadListSchema leads)$/,
    'a request missing from the list would never be answered',
  ],
  [/^ClosureMadeSchema appointments$/, 'a booking missing from the list would be forgotten'],
  [/^ClosureListSchema closures$/, 'a closure missing from the list could not be removed'],
  [/^EstateCollectionSchema query\./, 'half a query finds other estates'],
  [/^EstateCollectionSchema sort\.\*(\..*)?$/, 'half a sort key gives another order'],
  [
    /^OwnSiteSchema site\.menus\.(main|footer)$/,
    'a menu without one of its entries would be stored without it',
  ],
  [/^MissingFilesSchema missing$/, 'a file that is not named would never be uploaded'],
  [/^SeveralAnswerSchema answers$/, 'the answers after a missing one would belong to the wrong calls'],
  [
    /^Subscription(?:List)?Schema (?:subscriptions\..*)?criteria\./,
    'half of the criteria would alert to other estates',
  ],
  [
    /^(TeamSchema|(?:Site(?:Answer)?Schema |OwnSiteSchema site\.)settings\.team\.?) ?.*hours\./,
    'half of an office’s hours are no hours',
  ],
  [
    /^(TeamSchema|(?:Site(?:Answer)?Schema |OwnSiteSchema site\.)settings\.team\.?) ?rules\.\*\./,
    'half of a rule applies to other homes',
  ],
  [/^CalendarListSchema (told|read)$/, 'a calendar that is not listed would not be ended'],
  [
    /^(DeskSchema (cases|viewings|stays|closures|openHouses|calendars|agents)|(?:Staff)?CasesSchema cases|StaffJournalSchema deeds)$/,
    'a case missing from the list would never be answered',
  ],
  [/^StaffDevicesSchema devices$/, 'a device that is not listed could not be signed out'],
  [/^ForgottenAgainSchema persons$/, 'a person missing from the list would be counted as kept'],
  [/^Staff(?:List|People)Schema staff$/, 'everybody with access must be listed'],
  [/^OpenedHomeSchema layer\.choices$/, 'a choice missing from the list could not be given back'],
  [/^OpenedHomeSchema pictures$/, 'a picture missing from the list could not be removed'],
  [/^FiguresSchema (?!me\.)/, 'a figure missing from a list would make a total smaller than what was shown'],
  [
    /^(PageDraftSchema |StaffPagesSchema draft\.page\.)sections$/,
    'a block missing from a draft would be lost when it is saved again',
  ],
  [/^HomesSchema homes$/, 'a home missing from the list could not be opened'],
  [
    /^InterestWeeksSchema (homes|weeks)$/,
    'a week or a home missing from the list would look like one without interest',
  ],
  [
    /^(OpenedHomeSchema draft|DraftSavedSchema (draft|saved|conflicts)|ActionDoneSchema (asks|conflicts))$/,
    'a field missing from the list would go out unseen',
  ],
  [
    /^SellerPageSchema (weeks|budgets\.rows)$/,
    'a total of the page would no longer be the sum of what it shows',
  ],
  [
    /^(DuoSchema|MakeDuoSchema) homes$|^ChangeDuoSchema set\.\|2\.add$/,
    'a home missing from the list could not be taken off',
  ],
  [
    /^OwnSiteSchema (conflicts|log(\.\*\.rows)?)$/,
    'a value that is not answered would be overwritten unseen, and a change put back in part was never made',
  ],
  [/^StaffPressSchema offers$/, 'half a list would offer other weeks'],
  [
    /^(AnswerLink|OpenedCase)Schema (others|possible)$/,
    'an action missing from the list could not be chosen',
  ],
  [
    /^(AnswerLink|OpenedCase)Schema subject\.\|0\.(taken|others|offers)$/,
    'half a list would show nights as free that are taken',
  ],
  [
    /^(CancellationTermsSchema |.*Schema (subject\.\|0\.|(?:site\.)?settings\.)?(terms|cancellation))$/,
    'a term missing from the list would promise more or less than was agreed',
  ],
  [
    /^(ExtraLinesSchema |.*Schema (subject\.\|0\.|breakdown\.|data\.stay\.|stay\.)?extras)$/,
    'a bill without one of its lines would not add up to its total',
  ],
  [/^GuestStaySchema others$/, 'a free stay missing from the list could not be chosen'],
  [/^LeadKeyListSchema keys$/, 'a key that is not listed would not be ended'],
  [/^DeadLetterListSchema letters$/, 'a failed message missing from the list would never be sent again'],
  [
    /^(MailStatusSchema mails|StatusSchema sites|HealthSchema parts)$/,
    'a problem missing from the list would seem solved',
  ],
  [
    /^(FoundPerson|PersonExport|ErasedPerson)Schema (places|standing|erasures|rows|left|passedOn)$/,
    'a place missing from the list would be taken for erased',
  ],
  [/^(?:HistorySchema |.*[ .]history\.)steps$/, 'without a step, the next one would state another change'],
  [/^Backup(?:Rows|Files)?Schema /, 'a backup without a row or a file is none'],
  [
    /^(ErasuresSchema erasures|RestoreFinishedSchema persons)$/,
    'a person missing from the list would come back',
  ],
];
/** Has reading rules of its own that err on the safe side. */
const OWN_RULES: readonly string[] = ['SiteSchema ', 'SiteAnswerSchema ', 'OwnSiteSchema site.'].map(
  (start) => `${start}settings.hiddenStatus`,
);

interface Listed extends FoundList {
  readonly title: string;
  readonly schema: z.ZodType;
}
const LISTS: readonly Listed[] = [...SCHEMAS]
  .filter(([name]) => !REQUESTS.test(name))
  .flatMap(([name, schema]) =>
    listsIn(schema).map((found) => ({
      ...found,
      title: `${name} ${found.name}`,
      schema: schema as z.ZodType,
    })),
  )
  // Groups of a second-source listing may hold any value, since the field table reads them: no member is bad.
  .filter(({ member }) => !(member instanceof z.ZodUnknown))
  .filter(({ title }) => !OWN_RULES.includes(title));
const reasonOf = (title: string) => WHOLE.find(([list]) => list.test(title))?.[1];

const BAD = [null, 'no such member', -99.5, {}, []];
const badMember = ({ member }: FoundList): unknown =>
  BAD.find((value) => !z.safeParse(member, value).success);

/** Good members with a bad one at `at`, and the same without it. */
function members({ kind, keys, member }: FoundList, bad: unknown) {
  const good = example(member);
  if (kind === 'list') return { spoilt: [good, bad, good], accepted: [good, good], at: '1' };
  const [first = '', second = ''] = keys;
  return { spoilt: { [first]: good, [second]: bad }, accepted: { [first]: good }, at: second };
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);

describe('every list of every answer', () => {
  it('is found by walking the schemas', () => {
    const titles = LISTS.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(100);
    expect(titles).toEqual(
      expect.arrayContaining([
        'EstateSchema pictures',
        'EstateSchema floors.*.rooms',
        'EstateSchema general.children.*.facilities',
        'EstateSearchAnswerSchema results.*.files',
        'EstateFiltersSchema locations',
        'LiveAgendaSchema slots',
        'RentalPeriodsSchema periods',
        'RentalUnitSchema general.rentalOptions',
        'SiteSchema settings.stickers',
        'SiteSchema settings.features',
        'CityListSchema ',
        'TranslationsSchema ',
      ]),
    );
  });

  it.each(LISTS.filter(({ title }) => reasonOf(title) === undefined))(
    'one invalid member of n leaves n − 1, and is reported once: $title',
    (list) => {
      const bad = badMember(list);
      expect(bad, 'nothing is bad for it').not.toBe(undefined);
      const { spoilt, accepted, at } = members(list, bad);
      const answer = list.within(spoilt);
      const read = readKeeping(list.schema, answer);
      expect(read).toMatchObject({
        success: true,
        losses: { count: 1, first: [{ path: [...list.path, at].join('.') }] },
      });
      expect(read.success && valueAt(read.data, list.path)).toEqual(
        valueAt(readWhole(list.schema, list.within(accepted)), list.path),
      );
      // The result is whole: it reads the same out of a cache.
      expect(readWhole(list.schema, read.success ? read.data : null)).toEqual(read.success && read.data);
    },
  );

  it.each(LISTS.filter(({ title }) => reasonOf(title) !== undefined))(
    'is read whole or not at all where a lost member means something else: $title',
    (list) => {
      const { spoilt, accepted } = members(list, badMember(list));
      expect(readKeeping(list.schema, list.within(accepted))).toMatchObject({ losses: { count: 0 } });
      const read = readKeeping(list.schema, list.within(spoilt));
      const halved = readWhole(list.schema, list.within(accepted));
      expect(read.success ? read.data : 'unreadable').not.toEqual(halved);
    },
  );

  it('has no exception rule that is unused', () => {
    const titles = LISTS.map(({ title }) => title);
    expect(WHOLE.filter(([list]) => !titles.some((title) => list.test(title)))).toEqual([]);
  });
});

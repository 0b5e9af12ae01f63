import { describe, expect, it } from 'vitest';
import { demoData } from '#demo/index.ts';
import { advertisedEstate, lacksOfEstate, lacksOfListing } from '#domain/advertising/advertised.ts';
import { DUTIES, LOOKED_UP } from '#domain/advertising/duties.ts';
import { WHOLE_ADDRESS } from '#domain/advertising/duty.ts';
import { lacksOf } from '#domain/advertising/lacks.ts';
import { REGISTRATION, REGISTRATIONS, registrationLacking } from '#domain/advertising/lodging.ts';
import { MENTIONS, MENTIONS_LOOKED } from '#domain/advertising/mentions.ts';
import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { REGIONS } from '#domain/rules/region.ts';
import { reportHomes } from '#scripts/gevel/site/homes.ts';
import { estateWith, type Loose, listingWith } from '#worker/testing/contexts.ts';

const NAMES = { FLANDERS: 'Flanders', BRUSSELS: 'Brussels', WALLONIA: 'Wallonia' } as const;

const cell = (text: string) => text.replaceAll('|', '\\|');
const fieldsOf = (paths: readonly string[]) =>
  paths.length === 0
    ? 'no field'
    : paths.map((path) => (path === WHOLE_ADDRESS ? 'street and number' : `\`${path}\``)).join(' or ');

const confirmedCell = (unconfirmed: string | null) =>
  unconfirmed === null ? 'yes' : `**no**: ${cell(unconfirmed)}`;

const lookedLine = ({ says, article, source, checked, unconfirmed }: (typeof MENTIONS_LOOKED)[number]) =>
  `- ${says} (${article}; ${checked}, <${source}>).${unconfirmed === null ? '' : ` **Not confirmed:** ${unconfirmed}`}`;

/** What a site states about its agency, and the numbers of holiday rentals. */
const ofSites = (): readonly string[] => [
  '## On the site itself',
  '',
  'Facts about the agency, in the footer of every page and on the page of terms (the account only there). `site check` names each that is missing, with its field; without those of the column "Opens without" a site is not published. Check digits of the company number, the VAT number and the account are tried, and a wrong one is told when it is set.',
  '',
  '| The site states | Field | Opens without | Owed by | Law | Confirmed | Checked |',
  '|---|---|---|---|---|---|---|',
  ...MENTIONS.map(
    ({ says, path, inEachLanguage, must, titles, article, unconfirmed, checked, source }) =>
      `| ${cell(says)} | \`settings.${path}\`${inEachLanguage ? ', each language' : ''} | ${must ? 'no' : 'yes'} | ${titles?.join(', ') ?? 'all'} | ${cell(article)} | ${confirmedCell(unconfirmed)} | ${checked}, <${source}> |`,
  ),
  '',
  'Also looked up:',
  '',
  ...MENTIONS_LOOKED.map(lookedLine),
  '',
  '## Holiday rentals',
  '',
  `A unit is registered with the tourist authority of its region, and its number is \`${REGISTRATION}\`: its page shows it, and \`npm run gevel -- check SITE --homes\` names units without one. Whether an agency’s own site is a platform of Regulation (EU) 2024/1028, which would owe the number by itself, was not found.`,
  '',
  '| Rule | The page states | Region | Law | Confirmed | Checked |',
  '|---|---|---|---|---|---|',
  ...REGISTRATIONS.map(
    ({ id, says, region, article, unconfirmed, checked, source }) =>
      `| \`${id}\` | ${cell(says)} | ${NAMES[region]} | ${cell(article)} | ${confirmedCell(unconfirmed)} | ${checked}, <${source}> |`,
  ),
  '',
];

/**
 * Generates `docs/advertising-law.md` from the data; `npx vitest run --project unit tests/advertising.test.ts
 * -u` writes it.
 */
function lawDocument(): string {
  const chapters = REGIONS.map((region) => {
    const duties = DUTIES.filter((duty) => duty.region === region).map(
      ({ id, says, deals, subjects, longLeaseOnly, said, article, source, checked, unconfirmed }) =>
        `| \`${id}\` | ${cell(says)} | ${deals.map((deal) => (deal === 'letting' && longLeaseOnly ? 'leases over nine years' : `${deal}s`)).join(', ')} | ${subjects.join(', ')} | ${said
          .map(({ first }) => fieldsOf(first))
          .filter((text, at, all) => all.indexOf(text) === at)
          .join(
            '; ',
          )} | ${said.map(({ second }) => fieldsOf(second)).join('; ')} | ${cell(article)} | ${confirmedCell(unconfirmed)} | ${checked}, <${source}> |`,
    );
    const looked = LOOKED_UP.filter((one) => one.region === region).map(lookedLine);
    return [
      `## ${NAMES[region]}`,
      '',
      '| Rule | An advertisement says | For | Of | First source | Second source | Law | Confirmed | Checked |',
      '|---|---|---|---|---|---|---|---|---|',
      ...duties,
      '',
      'Also looked up:',
      '',
      ...looked,
    ].join('\n');
  });
  return [
    '# What the law asks of an advertisement',
    '',
    'For operators; no page prints it. The rules are `domain/advertising/`, and `tests/advertising.test.ts` compares this page with them. `lacksOf` finds what a listing lacks, and `npm run gevel -- check SITE --homes` prints it for every home of a site. Listings do not state the length of a lease: a duty of leases over nine years only is reported with that condition. Duties that could not be confirmed are marked, with the reason. None of this is legal advice: the sources are public pages, read on the day given.',
    '',
    ...chapters.flatMap((chapter) => [chapter, '']),
    ...ofSites(),
  ].join('\n');
}

describe('advertising law', () => {
  it('docs/advertising-law.md is up to date with the rules', async () => {
    await expect(lawDocument()).toMatchFileSnapshot('../docs/advertising-law.md');
  });

  it.each(
    [...DUTIES, ...LOOKED_UP, ...MENTIONS, ...MENTIONS_LOOKED, ...REGISTRATIONS].map(
      (one) => [one.says, one] as const,
    ),
  )('names article, date and source of: %s', (_, { article, source, checked, unconfirmed }) => {
    expect(article.trim()).not.toBe('');
    expect(new URL(source).protocol).toBe('https:');
    expect(checked).toMatch(/^2026-11-\d\d$/);
    expect(unconfirmed?.trim()).not.toBe('');
  });

  it('names existing fields, and each rule once', () => {
    const known = {
      first: [...FIRST_SOURCE_FIELDS.map(({ path }) => path), WHOLE_ADDRESS],
      second: [...SECOND_SOURCE_FIELDS.map(({ path }) => path), WHOLE_ADDRESS],
    };
    for (const { said } of DUTIES)
      for (const saying of said)
        for (const source of ['first', 'second'] as const)
          expect(saying[source].filter((path) => !known[source].includes(path))).toEqual([]);
    expect(new Set(DUTIES.map(({ id }) => id)).size).toBe(DUTIES.length);
    for (const region of REGIONS) expect(DUTIES.some((duty) => duty.region === region)).toBe(true);
  });
});

const lacking = (changes: Loose) =>
  lacksOfEstate(estateWith(changes)).map(({ duty, ifLongLease }) =>
    ifLongLease ? `${duty.id} if long` : duty.id,
  );

/** Every fact that Flanders requires in an advertisement of a villa for sale. */
const WHOLE = {
  general: {
    buildingLicense: 'YES',
    townPlanningValue: { nl: 'Woongebied' },
    townPlanningViolation: 'NO',
    presaleRight: false,
    allocationLicense: 'NO',
  },
};

describe('missing facts of a listing', () => {
  it('are empty for a complete listing', () => {
    expect(lacking(WHOLE)).toEqual([]);
  });

  it('are reported for a demo home that lacks three', () => {
    const home = demoData().estates.find(
      ({ estate }) => estate.general.address?.region === 'WALLONIA' && lacksOfEstate(estate).length === 3,
    );
    if (home === undefined) throw new Error('no demo home lacks three facts');
    expect(lacksOfEstate(home.estate).map(({ duty }) => duty.id)).toEqual([
      'wallonia-class',
      'wallonia-code',
      'wallonia-total',
    ]);
    const [report] = reportHomes('estate', [{ estate: home.estate }]);
    expect(report?.home).toBe(`estate ${home.estate.general.id}`);
    expect(report?.lacks.map((lack) => lack.split(':')[0])).toEqual([
      'wallonia-class',
      'wallonia-code',
      'wallonia-total',
    ]);
  });

  it('are reported for a demo home of the second source that lacks three', () => {
    const reported = demoData()
      .listings.map(({ listing }) => lacksOfListing(listing).map(({ duty }) => duty.id))
      .find((lacks) => lacks.length === 3);
    expect(reported).toEqual(['wallonia-class', 'wallonia-code', 'wallonia-total']);
  });

  it.each([
    ['buildingLicense', 'flanders-permit'],
    ['townPlanningValue', 'flanders-destination'],
    ['townPlanningViolation', 'flanders-measures'],
    ['presaleRight', 'flanders-pre-emption'],
    ['allocationLicense', 'flanders-subdivision'],
    ['floodingParcelScore', 'flanders-flood-parcel'],
    ['floodingBuildingScore', 'flanders-flood-building'],
  ])('are reported for each empty field: %s', (field, id) => {
    expect(lacking({ ...WHOLE, general: { ...WHOLE.general, [field]: null } })).toEqual([id]);
    const unknown = field === 'townPlanningValue' || field.startsWith('flooding') ? '' : 'UNKNOWN';
    expect(lacking({ ...WHOLE, general: { ...WHOLE.general, [field]: unknown } })).toEqual([id]);
  });

  it('accept a full address instead of a certificate code, but not a hidden one', () => {
    const energy = { epcReference: null };
    expect(lacking({ ...WHOLE, energy })).toEqual([]);
    expect(lacking({ general: { ...WHOLE.general, address: { visible: false } }, energy })).toEqual([
      'flanders-epc-code',
    ]);
    expect(lacking({ ...WHOLE, energy: { epcValue: -4, energyLabel: null } })).toEqual([]);
  });

  it('treat a lease of unknown length as a long one', () => {
    const rent = { headType: { id: 1 }, transaction: { id: 2 }, price: { value: 900 } };
    const home = estateWith({ general: rent, technical: { monthlyCost: 50 } });
    const reported = lacksOfEstate(home);
    expect(reported.map(({ ifLongLease }) => ifLongLease)).toEqual([true, true, true, true, true]);
    const lease = (leaseYears: number) => lacksOf({ ...advertisedEstate(home), leaseYears });
    expect([lease(9).length, lease(9.5).length, lease(99).length]).toEqual([0, 5, 5]);
    expect(lease(99).some(({ ifLongLease }) => ifLongLease)).toBe(false);
  });

  it('include rent and charges of a home to let', () => {
    const forRent = (zip: number, headType: number) =>
      lacking({
        general: {
          headType: { id: headType },
          transaction: { id: 2 },
          price: { value: -1 },
          address: { region: null, city: { zip } },
        },
      }).filter((id) => /rent|charges/.test(id));
    expect([forRent(8300, 1), forRent(1000, 1), forRent(5000, 1), forRent(8300, 10)]).toEqual([
      ['flanders-rent'],
      ['brussels-rent', 'brussels-charges'],
      ['wallonia-rent'],
      [],
    ]);
  });

  it('are empty for a home that is abroad, sold, let or of an unknown type', () => {
    expect(lacking({ general: { address: { country: { id: 'ES' } } } })).toEqual([]);
    for (const id of [5, 6, null, 99]) expect(lacking({ general: { transaction: { id } } })).toEqual([]);
    expect(lacking({ general: { archived: true } })).toEqual([]);
    expect(lacksOfListing(listingWith({ archived_at: '2026-10-01' }))).toEqual([]);
  });

  it('name the second source’s own fields', () => {
    const reported = (changes: Loose) => lacksOfListing(listingWith(changes)).map(({ duty }) => duty.id);
    expect(reported({})).toEqual(['wallonia-code', 'wallonia-total']);
    const planning = {
      permission: 'YES',
      most_recent_destination: 'WG',
      proceeding: 'NO',
      remedial_action: 'NO',
      administrative_order: 'NO',
      penalty_payment: 'NO',
      priority_purchase: 'NO',
      subdivision_permit: 'NO',
    };
    const flemish = {
      address: { city: { zip: '8300' } },
      planning,
      flood_information: { parcel_score: 'A' },
    };
    expect(reported(flemish)).toEqual(['flanders-measures', 'flanders-flood-building']);
    expect(reported({ ...flemish, geo: { address: { country: 'NL' } } })).toEqual([]);
  });
});

describe('the number of a holiday rental', () => {
  const unit = (zip: unknown, registrationNumber?: unknown) => ({
    rental: { id: 1, general: { city: { zip }, registrationNumber } },
  });

  it.each([
    [8300, 'flanders-lodging'],
    ['1000', 'brussels-lodging'],
    ['4960', 'wallonia-lodging'],
    ['75001', undefined],
    [null, undefined],
  ])('is asked for by the region of zip %j', (zip, id) => {
    expect(registrationLacking(unit(zip))?.id).toBe(id);
    expect(registrationLacking(unit(zip, ' '))?.id).toBe(id);
    expect(registrationLacking(unit(zip, '000701'))).toBeNull();
  });

  it('is in the report of homes', () => {
    expect(reportHomes('rental', [unit('1000'), unit('1000', '000701')])).toEqual([
      { home: 'rental 1', lacks: ['brussels-lodging: The registration number of the unit'] },
    ]);
    expect(reportHomes('rental', [unit('8300')])[0]?.lacks[0]).toContain('(not confirmed)');
  });
});

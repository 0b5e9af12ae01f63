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
  'Facts about the agency, in the footer of every page and on the page of terms (the account only there). `site check` names each that is missing, with its field; a site without one of the required ones is not published. Check digits of the company number, the VAT number and the account are tried, and a wrong one is told when it is set.',
  '',
  '| The site states | Field | Required | Owed by | Law | Confirmed | Checked |',
  '|---|---|---|---|---|---|---|',
  ...MENTIONS.map(
    ({ says, path, inEachLanguage, must, titles, article, unconfirmed, checked, source }) =>
      `| ${cell(says)} | \`settings.${path}\`${inEachLanguage ? ', each language' : ''} | ${must ? 'yes' : 'no'} | ${titles?.join(', ') ?? 'all'} | ${cell(article)} | ${confirmedCell(unconfirmed)} | ${checked}, <${source}> |`,
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
      ({ id, says, deals, subjects, longLeaseOnly, said, unsaid, article, source, checked, unconfirmed }) =>
        `| \`${id}\` | ${cell(says)} | ${deals.map((deal) => (deal === 'letting' && longLeaseOnly ? 'leases over nine years' : `${deal}s`)).join(', ')} | ${subjects.join(', ')} | ${[
          ...said,
          ...(unsaid === undefined ? [] : [unsaid.fields]),
        ]
          .map(({ first }) => fieldsOf(first))
          .filter((text, at, all) => all.indexOf(text) === at)
          .join(
            '; ',
          )} | ${[...said, ...(unsaid === undefined ? [] : [unsaid.fields])].map(({ second }) => fieldsOf(second)).join('; ')} | ${cell(article)} | ${confirmedCell(unconfirmed)} | ${checked}, <${source}> |`,
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
    'For operators; no page prints it. The rules are `domain/advertising/`, and `tests/advertising.test.ts` compares this page with them. `lacksOf` finds what a listing lacks, and `npm run gevel -- check SITE --homes` prints it for every home of a site. Listings do not state the length of a lease: a duty of leases over nine years only is reported with that condition. Duties that could not be confirmed are marked, with the reason. A rule that begins with "No" names what must not be stated, and is told only where it is. None of this is legal advice: the sources are public pages, read on the day given.',
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
    for (const { said, unsaid } of DUTIES)
      for (const saying of [...said, ...(unsaid === undefined ? [] : [unsaid.fields])])
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

/** A house of several units in Namur, all of whose certificates are there. */
const BUILDING = {
  general: {
    headType: { id: 3 },
    subType: { id: 331 },
    address: { region: null, city: { zip: 5000 } },
  },
  energy: { energyLabel: 'G_B', epcReference: null, epbReference: null, epcValue: null },
};

describe('a building of several units in Wallonia', () => {
  it('states the worst class and the best, and no number', () => {
    expect(lacking(BUILDING)).toEqual([]);
    const energy = (changes: Loose) => lacking({ ...BUILDING, energy: { ...BUILDING.energy, ...changes } });
    expect(energy({ energyLabel: null })).toEqual(['wallonia-several-classes']);
    expect(energy({ energyLabel: 'G' })).toEqual(['wallonia-several-classes']);
    expect(energy({ epbReference: '20200512012345' })).toEqual(['wallonia-several-number']);
  });

  it.each([
    ['an apartment building', 331],
    ['a multi-family house', 314],
    ['a two-family house', 319],
  ])('is %s', (_what, id) => {
    const several = { ...BUILDING, general: { ...BUILDING.general, subType: { id } }, energy: {} };
    expect(lacking(several)).toEqual(['wallonia-several-classes', 'wallonia-several-number']);
  });

  it('is no single house, and no rule of another region', () => {
    const house = { ...BUILDING, general: { ...BUILDING.general, subType: { id: 302 } } };
    expect(lacking(house)).toEqual(['wallonia-code', 'wallonia-figure', 'wallonia-total']);
    const flemish = { ...BUILDING.general, address: { region: null, city: { zip: 8300 } } };
    expect(lacking({ ...BUILDING, general: flemish }).filter((id) => /wallonia/.test(id))).toEqual([]);
  });

  it('is known in the second source by its code', () => {
    const several = { type: 'HOUSE', subType: 'APARTMENT_BUILDING', certification: { energy_label: 'F_C' } };
    expect(lacksOfListing(listingWith({ ...several })).map(({ duty }) => duty.id)).toEqual([]);
  });
});

describe('a certificate that is being made', () => {
  const inRegion = (zip: number, changes: Loose) =>
    lacking({
      ...changes,
      general: { address: { region: null, city: { zip } }, ...(changes.general as Loose) },
    });

  it.each([
    ['fr', 'Belle maison. PEB en cours.'],
    ['fr', 'Certificat PEB : en attente'],
    ['fr', 'Le certificat PEB est en cours de réalisation.'],
    ['nl', 'Ruime woning, EPC in aanvraag.'],
    ['nl', 'Het EPC-attest wordt opgemaakt'],
    ['nl', 'EPB: aangevraagd'],
    ['en', 'The energy performance certificate is being made.'],
    ['de', 'Energieausweis: beantragt'],
  ])('is no answer in either region (%s: %s)', (locale, text) => {
    const changes = { general: { description: { [locale]: text } } };
    expect(inRegion(5000, changes)).toContain('wallonia-pending');
    expect(inRegion(1000, changes)).toContain('brussels-pending');
    expect(inRegion(8300, changes).filter((id) => /pending/.test(id))).toEqual([]);
  });

  it.each([
    'PEB C, certificat 20200512012345.',
    'Travaux en cours dans la rue ; PEB : B.',
    'EPC 212 kWh/m². De aanvraag van een premie is mogelijk.',
    'Kapper in Arbeit und Wohnen: EPC-Wert 180.',
  ])('is not read into %s', (text) => {
    const changes = { general: { description: { fr: text } } };
    expect(
      [...inRegion(5000, changes), ...inRegion(1000, changes)].filter((id) => /pending/.test(id)),
    ).toEqual([]);
  });

  it.each(['en cours', 'in aanvraag', 'aangevraagd op 12/11/2026', 'PEB en attente', 'x'])(
    'is no number, and no class: %s',
    (text) => {
      const energy = { energyLabel: text, epcReference: text, epbReference: text, co2: 12, epcValueTotal: 9 };
      expect(inRegion(5000, { energy })).toEqual(['wallonia-class', 'wallonia-code']);
      expect(inRegion(1000, { energy })).toContain('brussels-class');
    },
  );
});

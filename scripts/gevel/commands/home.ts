import type { Call, Command, Report } from '../command.ts';
import { DECIMALS } from '../files/index.ts';
import { type FoundHome, findHome } from '../home/find-home.ts';
import { seenBy } from '../home/seen.ts';
import { changeHome, idRow, setHome } from '../home/set-home.ts';
import { fieldLines } from '../home/shown-fields.ts';
import { type ContentRecord, optional } from '../records.ts';
import { getSite } from '../site/documents.ts';
import { reportHomes } from '../site/homes.ts';

const ARGS = [{ name: 'SITE' }, { name: 'ID' }] as const;
const DRY_RUN = { 'dry-run': { line: 'reports what would change, and writes nothing' } } as const;
const NOTHING_WRITTEN = 'Nothing was written: this was a dry run.';
/** How soon visitors see a change: the content version is cached for 30 s, and KV spreads it (decision 3). */
const WHEN = 'Visitors see it within about a minute.';

/** The site, the home and the options that every command needs. */
async function asked(call: Call) {
  const client = await call.client();
  const site = await getSite(client, call.arg('SITE'));
  const home = await findHome(client, site.id, call.arg('ID'));
  return { site, home, given: { client, siteId: site.id, out: call.out, dryRun: call.flag('dry-run') } };
}
type Asked = Awaited<ReturnType<typeof asked>>;

/** The record after a write, as the content service has it; what this machine expects after a dry run. */
async function stored({ home, given }: Asked, expected: ContentRecord): Promise<ContentRecord> {
  if (given.dryRun) return expected;
  const path = `/sites/${given.siteId}/records/${home.kind}/${encodeURIComponent(home.id)}`;
  return ((await optional(given.client.get(path))) as ContentRecord | null) ?? expected;
}

async function reportOf(
  all: Asked,
  { after, outcome, notes }: Awaited<ReturnType<typeof changeHome>>,
): Promise<Report> {
  const { site, home, given } = all;
  const now = await stored(all, after);
  const name = `${home.kind} ${home.id}`;
  const head = outcome === 'same' ? `${name} is the same already.` : `${name} is ${outcome}.`;
  return {
    lines: [
      given.dryRun && outcome !== 'same' ? `${name} would be changed.` : head,
      ...fieldLines(home.record, now),
      ...notes.map(({ field, reason }) => `  ${field}: ${reason}`),
      ...seenBy(home.kind, now, site, home.record).map((sentence) => `  ${sentence}`),
      given.dryRun ? NOTHING_WRITTEN : WHEN,
    ],
    data: { home: name, outcome, dryRun: given.dryRun, record: now },
  };
}

async function set(call: Call): Promise<Report> {
  const all = await asked(call);
  const decimal = DECIMALS.find((one) => one === call.option('decimal')) ?? null;
  return reportOf(all, await setHome(all.given, all.home, call.args('KEY=VALUE'), { decimal }));
}

const WITHDRAWN = ['withdrawnAt'] as const;

/** Withdraws by the call that decides itself whether the home was withdrawn before. */
async function withdraw(call: Call): Promise<Report> {
  const all = await asked(call);
  const { home, given } = all;
  const outcome = home.record.withdrawnAt ? ('same' as const) : ('changed' as const);
  const path = `/sites/${given.siteId}/records/${home.kind}/${encodeURIComponent(home.id)}`;
  if (!given.dryRun && outcome === 'changed') await given.client.delete(path);
  const after = outcome === 'same' ? home.record : { ...home.record, withdrawnAt: new Date().toISOString() };
  return reportOf(all, { after, outcome, notes: [] });
}

async function restore(call: Call): Promise<Report> {
  const all = await asked(call);
  return reportOf(all, await changeHome(all.given, all.home, idRow(all.home), [[...WITHDRAWN]]));
}

/** What the advertisement of an estate or listing lacks by law. */
const lacksOf = ({ kind, record }: FoundHome): readonly string[] =>
  kind === 'rental' ? [] : reportHomes(kind, [record]).flatMap(({ lacks }) => lacks);

async function show(call: Call): Promise<Report> {
  const { site, home } = await asked(call);
  const lacks = lacksOf(home);
  return {
    lines: [
      `${home.kind} ${home.id}`,
      ...fieldLines({}, home.record),
      ...seenBy(home.kind, home.record, site).map((sentence) => `  ${sentence}`),
      ...lacks.map((one) => `  ✗ ${one}`),
      'As data, with every field: --json.',
    ],
    data: home.record,
  };
}

/** Single homes: a price, a status, a text; withdrawn and back. */
export const HOME_COMMANDS: readonly Command[] = [
  {
    name: 'home set',
    group: 'Content',
    line: 'Changes fields of one home: price, status, texts; and says what visitors will see.',
    about: [
      'Short names: price, status (for-sale, for-rent, option, option-rent, sold, let), title.nl, description.nl, bedrooms, bathrooms, area, plot, epc, year, street-visible, pictures. Any other field by its path: energy.epcValue, contact.name, rates[0].price (docs/content.md).',
      'A value is read and validated as in a sheet (docs/content.md, CSV); an empty one removes the field, and price=-1 hides the price. All other fields stay.',
      'A listing of the second source is named by its GUID or by its number in lists.',
    ],
    args: [...ARGS, { name: 'KEY=VALUE', many: true }],
    options: {
      ...DRY_RUN,
      decimal: { value: 'SIGN', line: 'how numbers are written: comma or point', oneOf: DECIMALS },
    },
    examples: [
      'home set duinzicht 501 price=385000 --dry-run',
      'home set duinzicht 501 price=385000 status=option',
      'home set duinzicht 501 title.nl="Gezinswoning met tuin" energy.epcValue=212',
    ],
    run: set,
  },
  {
    name: 'home withdraw',
    group: 'Content',
    line: 'Takes one home off the site: its address answers 410. home restore undoes it.',
    args: ARGS,
    options: DRY_RUN,
    examples: ['home withdraw duinzicht 501'],
    run: withdraw,
  },
  {
    name: 'home restore',
    group: 'Content',
    line: 'Brings a withdrawn home back, as it was.',
    args: ARGS,
    options: DRY_RUN,
    examples: ['home restore duinzicht 501'],
    run: restore,
  },
  {
    name: 'home show',
    group: 'Content',
    line: 'Shows one home: its main fields, what visitors see, what its advertisement lacks by law.',
    args: ARGS,
    examples: ['home show duinzicht 501', 'home show duinzicht 501 --json'],
    run: show,
  },
];

import {
  type Lead,
  LeadKeyListSchema,
  LeadListSchema,
  LeadSchema,
  LeadStateSchema,
  MadeLeadKeySchema,
} from '#wire/lead.ts';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { caseLines, casesOf, exportCases, KIND } from '../leads/cases.ts';

const STATES = LeadStateSchema.options;

const SITE = { name: 'SITE' } as const;
const pathOf = (call: Call, rest: string): string => `/sites/${call.arg('SITE')}/${rest}`;

/** "2026-11-23T10:00  viewing cancelled    failed   7 tries  410  lead-…". */
const lineOf = ({ id, deed: action, news, state, attempts, outcome, createdAt, feed }: Lead): string =>
  [
    createdAt.slice(0, 16),
    `${action}${news === 'asked' ? '' : ` ${news}`}`.padEnd(19),
    state.padEnd(7),
    `${attempts} tries`,
    outcome ?? '–',
    ...(feed === null ? [] : [`to ${feed}`]),
    id,
  ].join('  ');

async function listOf(call: Call): Promise<Lead[]> {
  const client = await call.client();
  const state = call.option('state');
  const leads: Lead[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ ...(state ? { state } : {}), ...(after ? { after } : {}) });
    const page = LeadListSchema.parse(await client.get(`${pathOf(call, 'leads')}?${query}`));
    leads.push(...page.leads);
    after = page.next;
  }
  return leads;
}

/** Leads that are sent to an agency's own system, and their signing keys. */
export const LEAD_COMMANDS: readonly Command[] = [
  {
    name: 'lead list',
    group: 'Leads',
    line: 'Lists all requests of an agency’s visitors with their words, also answered ones, the newest first.',
    about: ['As long as they are stored (docs/operations/bookings.md). They are personal data.'],
    args: [SITE],
    options: KIND,
    examples: ['lead list zeezicht --to production', 'lead list zeezicht --kind stay --json'],
    run: async (call) => {
      const cases = await casesOf(call);
      return { lines: cases.length === 0 ? ['There is no request.'] : cases.flatMap(caseLines), data: cases };
    },
  },
  {
    name: 'lead export',
    group: 'Leads',
    line: 'Writes the same into a CSV file, in the agency’s language, as its own page does.',
    about: [
      'Cells are separated by semicolons, as Belgian spreadsheets expect them. Hand it to the agency, and delete your copy.',
    ],
    args: [SITE, { name: 'FILE' }],
    options: KIND,
    examples: ['lead export zeezicht zeezicht.csv --to production'],
    run: exportCases,
  },
  {
    name: 'lead sent',
    group: 'Leads',
    line: 'Lists the leads that are sent to an agency’s own system, or to that of a feed.',
    about: ['Failed leads were sent by mail instead. Texts of visitors are not shown.'],
    args: [SITE],
    options: { state: { line: 'only those in this state', value: 'STATE', oneOf: STATES } },
    examples: ['lead sent zeezicht --state failed --to production'],
    run: async (call) => {
      const leads = await listOf(call);
      return { lines: leads.length === 0 ? ['There is no lead.'] : leads.map(lineOf), data: leads };
    },
  },
  {
    name: 'lead send',
    group: 'Leads',
    line: 'Sends a lead again that failed, or that the agency’s system lost.',
    about: ['Its id stays the same, so that the agency’s system recognises it.'],
    args: [SITE, { name: 'LEAD' }],
    examples: ['lead send zeezicht lead-contact-3f2504e0 --to production'],
    run: async (call) => {
      const id = call.arg('LEAD');
      if (!/^lead-[A-Za-z0-9_-]+$/.test(id))
        throw new WrongUsage(`"${id}" is not the id of a lead: lead sent shows them.`);
      const lead = LeadSchema.parse(await (await call.client()).post(pathOf(call, `leads/${id}/send`), {}));
      return { lines: [`${lead.id} is ${lead.state}.`], data: lead };
    },
  },
  {
    name: 'lead key add',
    group: 'Leads',
    line: 'Creates a key to sign leads, and prints it once.',
    about: ['The previous key also signs for one more day, so that the agency can install the new one.'],
    args: [SITE],
    examples: ['lead key add zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      // Not retried: the key of a lost answer is unknown, and a second key would end the previous one within a day.
      const made = MadeLeadKeySchema.parse(await client.post(pathOf(call, 'lead-keys'), {}, { once: true }));
      const earlier = made.earlierUntil === null ? '' : ` The previous key signs until ${made.earlierUntil}.`;
      return {
        lines: [made.secret, `Store it now: it is shown only once. Its id is ${made.id}.${earlier}`],
        data: made,
      };
    },
  },
  {
    name: 'lead key list',
    group: 'Leads',
    line: 'Lists the keys that sign leads, without their secrets.',
    args: [SITE],
    examples: ['lead key list zeezicht --to production'],
    run: async (call) => {
      const { keys } = LeadKeyListSchema.parse(await (await call.client()).get(pathOf(call, 'lead-keys')));
      const lines = keys.map(
        ({ id, createdAt, endsAt }) =>
          `${id}  since ${createdAt.slice(0, 10)}  ${endsAt === null ? 'active' : `until ${endsAt.slice(0, 16)}`}`,
      );
      return { lines: lines.length === 0 ? ['There is no key.'] : lines, data: keys };
    },
  },
  {
    name: 'lead key end',
    group: 'Leads',
    line: 'Ends a key at once, for example when others have seen it.',
    args: [SITE, { name: 'KEY-ID' }],
    examples: ['lead key end zeezicht 0123456789ab --to production'],
    run: async (call) => {
      const id = call.arg('KEY-ID');
      if (!/^[0-9a-f]{12}$/.test(id))
        throw new WrongUsage(`"${id}" is not the id of a key: lead key list shows them.`);
      await (await call.client()).delete(pathOf(call, `lead-keys/${id}`));
      return { lines: [`${id} has ended.`], data: { id, ended: true } };
    },
  },
];

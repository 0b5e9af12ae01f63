import {
  type Lead,
  LeadKeyListSchema,
  LeadListSchema,
  LeadSchema,
  LeadStateSchema,
  MadeLeadKeySchema,
} from '../../../wire/lead.ts';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { siteId } from '../site/documents.ts';

const STATES = LeadStateSchema.options;

const SITE = { name: 'SITE' } as const;
const pathOf = (call: Call, rest: string): string =>
  `/sites/${encodeURIComponent(siteId(call.arg('SITE')))}/${rest}`;

/** "2026-11-23T10:00  viewing cancelled    failed   7 tries  410  lead-…". */
const lineOf = ({ id, deed, news, state, attempts, outcome, createdAt }: Lead): string =>
  [
    createdAt.slice(0, 16),
    `${deed}${news === 'asked' ? '' : ` ${news}`}`.padEnd(19),
    state.padEnd(7),
    `${attempts} tries`,
    outcome ?? '–',
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

/** Leads that go to a system of the agency's own, and the keys that they are signed with. */
export const LEAD_COMMANDS: readonly Command[] = [
  {
    name: 'lead list',
    group: 'Leads',
    line: 'Lists the leads that are called to an agency’s own system.',
    about: ['Those that failed went out as mail instead; nobody’s words are shown.'],
    args: [SITE],
    options: { state: { line: 'only those that are so', value: 'STATE', oneOf: STATES } },
    examples: ['lead list zeezicht --state failed --to production'],
    run: async (call) => {
      const leads = await listOf(call);
      return { lines: leads.length === 0 ? ['There is no lead.'] : leads.map(lineOf), data: leads };
    },
  },
  {
    name: 'lead send',
    group: 'Leads',
    line: 'Sends a lead once more that failed, or that their system lost.',
    about: ['Its id is the same as before, by which their system knows it again.'],
    args: [SITE, { name: 'LEAD' }],
    examples: ['lead send zeezicht lead-contact-3f2504e0 --to production'],
    run: async (call) => {
      const id = call.arg('LEAD');
      if (!/^lead-[A-Za-z0-9_-]+$/.test(id))
        throw new WrongUsage(`"${id}" is no id of a lead: lead list shows them.`);
      const lead = LeadSchema.parse(await (await call.client()).post(pathOf(call, `leads/${id}/send`), {}));
      return { lines: [`${lead.id} is ${lead.state}.`], data: lead };
    },
  },
  {
    name: 'lead key add',
    group: 'Leads',
    line: 'Makes the key that leads are signed with and prints it, once.',
    about: ['The key before it signs for a day more, so that their system can take the new one in.'],
    args: [SITE],
    examples: ['lead key add zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      // Nobody could use the key of an answer that was lost, and a second one would end it in a day.
      const made = MadeLeadKeySchema.parse(await client.post(pathOf(call, 'lead-keys'), {}, { once: true }));
      const earlier = made.earlierUntil === null ? '' : ` The one before signs until ${made.earlierUntil}.`;
      return {
        lines: [made.secret, `Keep it now: it is shown this once. Its id is ${made.id}.${earlier}`],
        data: made,
      };
    },
  },
  {
    name: 'lead key list',
    group: 'Leads',
    line: 'Lists the keys that leads are signed with, without what they sign with.',
    args: [SITE],
    examples: ['lead key list zeezicht --to production'],
    run: async (call) => {
      const { keys } = LeadKeyListSchema.parse(await (await call.client()).get(pathOf(call, 'lead-keys')));
      const lines = keys.map(
        ({ id, createdAt, endsAt }) =>
          `${id}  since ${createdAt.slice(0, 10)}  ${endsAt === null ? 'stands' : `until ${endsAt.slice(0, 16)}`}`,
      );
      return { lines: lines.length === 0 ? ['There is no key.'] : lines, data: keys };
    },
  },
  {
    name: 'lead key end',
    group: 'Leads',
    line: 'Ends a key at once, as one that others have seen.',
    args: [SITE, { name: 'KEY-ID' }],
    examples: ['lead key end zeezicht 0123456789ab --to production'],
    run: async (call) => {
      const id = call.arg('KEY-ID');
      if (!/^[0-9a-f]{12}$/.test(id))
        throw new WrongUsage(`"${id}" is no id of a key: lead key list shows them.`);
      await (await call.client()).delete(pathOf(call, `lead-keys/${id}`));
      return { lines: [`${id} has ended.`], data: { id, ended: true } };
    },
  },
];

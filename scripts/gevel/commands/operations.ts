import { type DeadLetter, DeadLetterListSchema, DeadLetterSchema } from '#wire/dead-letter.ts';
import { MAIL_LIMITS, MailLimitListSchema, MailStatusSchema, RetriedMailsSchema } from '#wire/mail-status.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';

const SITE = { name: 'SITE' } as const;
const LETTERS = { name: 'ID', many: true } as const;
const siteOf = (call: Call): string => call.arg('SITE');

async function lettersOf(client: Client, site: string | undefined): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ ...(site ? { site } : {}), ...(after ? { after } : {}) });
    const page = DeadLetterListSchema.parse(await client.get(`/dead-letters?${query}`));
    letters.push(...page.letters);
    after = page.next;
  }
  return letters;
}

const letterId = (id: string): string => {
  if (/^[A-Za-z0-9-]{1,64}$/.test(id)) return id;
  throw new WrongUsage(`"${id}" is not the id of a message: dead list shows them.`);
};

/** "2026-11-23T10:00  forms  contact-requests  duinzicht  3f25…". */
const lineOf = ({ failedAt, queue, kind, siteId: site, id }: DeadLetter): string =>
  [failedAt.slice(0, 16), queue.padEnd(5), kind, site === '*' ? '–' : site, id].join('  ');

/** The given ids, or with "all" those of every message. */
async function wanted(call: Call, client: Client): Promise<readonly string[]> {
  const ids = call.args(LETTERS.name);
  if (ids.join(' ') !== 'all') return ids.map(letterId);
  return (await lettersOf(client, undefined)).map(({ id }) => id);
}

/** "friend_hour=50". Throws WrongUsage. */
function limitOf(text: string): { readonly name: string; readonly most: number | null } {
  const [, name = '', most = ''] = /^(\w+)=(\d{1,7}|usual)$/.exec(text) ?? [];
  if (MAIL_LIMITS.some((one) => one === name)) return { name, most: most === 'usual' ? null : Number(most) };
  throw new WrongUsage(
    `--set "${text}" is no limit such as friend_hour=50 or friend_hour=usual. Limits: ${MAIL_LIMITS.join(', ')}.`,
  );
}

/** Dead letters, and the state of mail. */
export const OPERATION_COMMANDS: readonly Command[] = [
  {
    name: 'dead list',
    group: 'Operations',
    line: 'Lists messages that failed for good: forms of visitors, and internal jobs.',
    about: ['They are kept for thirty days. Texts of visitors are not shown.'],
    args: [],
    options: { site: { line: 'only those of one site', value: 'SITE' } },
    examples: ['dead list --to production'],
    run: async (call) => {
      const site = call.option('site');
      const letters = await lettersOf(await call.client(), site);
      return { lines: letters.length === 0 ? ['Nothing has failed.'] : letters.map(lineOf), data: letters };
    },
  },
  {
    name: 'dead retry',
    group: 'Operations',
    line: 'Sends messages back to their queue; "all" selects every message.',
    about: ['Fix the cause first: each message gets all of its attempts again.'],
    args: [LETTERS],
    examples: ['dead retry all --to production'],
    run: async (call) => {
      const client = await call.client();
      const done: DeadLetter[] = [];
      for (const id of await wanted(call, client))
        done.push(DeadLetterSchema.parse(await client.post(`/dead-letters/${id}/retry`, {})));
      return { lines: [`${done.length} messages are queued again.`], data: done };
    },
  },
  {
    name: 'dead drop',
    group: 'Operations',
    line: 'Deletes messages; "all" selects every message.',
    args: [LETTERS],
    examples: ['dead drop 3f2504e04f8941d39a0c0305e82c3301 --to production'],
    run: async (call) => {
      const client = await call.client();
      const ids = await wanted(call, client);
      for (const id of ids) await client.delete(`/dead-letters/${id}`);
      return { lines: [`${ids.length} messages are deleted.`], data: ids };
    },
  },
  {
    name: 'mail status',
    group: 'Operations',
    line: 'Shows a site’s mails by kind and state, and today’s quota.',
    args: [SITE],
    examples: ['mail status zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      const status = MailStatusSchema.parse(await client.get(`/sites/${siteOf(call)}/mails`));
      const rows = status.mails.map(({ kind, state, count, since }) =>
        [String(count).padStart(6), state.padEnd(7), kind, `since ${since.slice(0, 16)}`].join('  '),
      );
      return { lines: [...rows, `Sent today: ${status.sentToday} of ${status.most}.`], data: status };
    },
  },
  {
    name: 'mail retry',
    group: 'Operations',
    line: 'Makes a site’s failed mails due again.',
    args: [SITE],
    examples: ['mail retry zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      const done = RetriedMailsSchema.parse(await client.post(`/sites/${siteOf(call)}/mails/retry`, {}));
      return { lines: [`${done.mails} mails are due again.`], data: done };
    },
  },
  {
    name: 'mail quota',
    group: 'Operations',
    line: 'Sets a site’s daily mail quota; "usual" restores the deployment’s quota.',
    about: [
      'Further mail waits until the next day (UTC). The last tenth is reserved for mails other than alerts.',
    ],
    args: [SITE, { name: 'MOST' }],
    examples: ['mail quota zeezicht 20000 --to production'],
    run: async (call) => {
      const text = call.arg('MOST');
      if (text !== 'usual' && !/^\d{1,7}$/.test(text))
        throw new WrongUsage(`MOST must be a number or "usual", not "${text}".`);
      const most = text === 'usual' ? null : Number(text);
      await (await call.client()).put(`/sites/${siteOf(call)}/mail-quota`, { most });
      return { lines: [most === null ? 'The usual quota applies.' : `${most} mails a day.`], data: { most } };
    },
  },
  {
    name: 'mail limits',
    group: 'Operations',
    line: 'Shows how often a site may write to unconfirmed addresses; with --set, changes one.',
    about: ['Names and effects: docs/operations/mail.md. "usual" restores the number of all sites.'],
    args: [SITE],
    options: {
      set: { line: 'a limit and its number, or "usual"', value: 'NAME=MOST', many: true },
      'dry-run': { line: 'reports what would be set, and writes nothing' },
    },
    examples: ['mail limits zeezicht', 'mail limits zeezicht --set friend_hour=50 --to production'],
    run: async (call) => {
      const client = await call.client();
      const path = `/sites/${siteOf(call)}/mail-limits`;
      const set = call.options('set').map(limitOf);
      const dryRun = call.flag('dry-run');
      if (!dryRun) for (const limit of set) await client.put(path, limit);
      const stored = readLoosely(MailLimitListSchema, await client.get(path)).limits;
      const limits = !dryRun
        ? stored
        : stored.map((one) => {
            const wanted = set.findLast(({ name }) => name === one.name);
            return wanted === undefined ? one : { ...one, most: wanted.most ?? one.usual };
          });
      const width = Math.max(...MAIL_LIMITS.map(({ length }) => length));
      const lines = limits.map(({ name, most, usual }) =>
        [name.padEnd(width), String(most).padStart(6), most === usual ? '' : `(usual: ${usual})`].join('  '),
      );
      const written = dryRun ? ['Nothing was written: this was a dry run.'] : [];
      return { lines: [...lines.map((line) => line.trimEnd()), ...written], data: limits };
    },
  },
];

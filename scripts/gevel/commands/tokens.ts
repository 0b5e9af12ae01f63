import * as z from 'zod';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { siteId } from '../site/documents.ts';

const ROLES = ['read', 'write', 'operate'] as const;

const MadeSchema = z.object({ id: z.string(), token: z.string() });
const ListSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      role: z.string(),
      name: z.string(),
      createdAt: z.string(),
      revokedAt: z.string().nullish(),
      usedAt: z.string().nullish(),
    }),
  ),
});

/** Tokens of every agency are asked for by a star in place of a site. */
const siteOf = (call: Call): string => (call.arg('SITE') === '*' ? '*' : siteId(call.arg('SITE')));
const pathOf = (call: Call): string => `/sites/${encodeURIComponent(siteOf(call))}/tokens`;

const SITE = { name: 'SITE' } as const;
const ABOUT = ['"*" in place of a site is a token for every agency.'];

/** Tokens by which others call the content service. */
export const TOKEN_COMMANDS: readonly Command[] = [
  {
    name: 'token add',
    group: 'Tokens',
    line: 'Makes a token for a site and prints it, once.',
    about: [
      'read is what a site asks; write is the content of one agency as well; operate is sites, hostnames, tokens and the journal as well.',
      ...ABOUT,
    ],
    args: [SITE],
    options: {
      name: { line: 'who gets it', value: 'NAME', required: true },
      role: { line: 'what it may do', value: 'ROLE', oneOf: ROLES, required: true },
    },
    examples: ['token add zeezicht --name "their listings system" --role write --to production'],
    run: async (call) => {
      const body = { role: call.option('role'), name: call.option('name') };
      const client = await call.client();
      // Nobody could use the token of an answer that was lost, and a second one would stay unnoticed.
      const made = MadeSchema.parse(await client.post(pathOf(call), body, { once: true }));
      return {
        lines: [made.token, `Keep it now: it is shown this once. Its id is ${made.id}.`],
        data: made,
      };
    },
  },
  {
    name: 'token list',
    group: 'Tokens',
    line: 'Lists the tokens of a site, without their secrets.',
    about: ABOUT,
    args: [SITE],
    examples: ['token list zeezicht --to production'],
    run: async (call) => {
      const { tokens } = ListSchema.parse(await (await call.client()).get(pathOf(call)));
      const lines = tokens.map(({ id, role, name, createdAt, revokedAt }) => {
        const state = revokedAt ? `revoked ${revokedAt.slice(0, 10)}` : `since ${createdAt.slice(0, 10)}`;
        return `${id}  ${role.padEnd(7)}  ${state.padEnd(18)}  ${name}`;
      });
      return { lines: lines.length === 0 ? ['There is no token.'] : lines, data: tokens };
    },
  },
  {
    name: 'token revoke',
    group: 'Tokens',
    line: 'Makes a token worthless.',
    about: ABOUT,
    args: [SITE, { name: 'TOKEN-ID' }],
    examples: ['token revoke zeezicht AbCd1234EfGh --to production'],
    run: async (call) => {
      const id = call.arg('TOKEN-ID');
      // A whole token in an address would stand in logs.
      if (!/^[A-Za-z0-9-]{1,40}$/.test(id))
        throw new WrongUsage(`"${id}" is no id of a token: token list shows them.`);
      await (await call.client()).delete(`${pathOf(call)}/${id}`);
      return { lines: [`${id} is revoked.`], data: { id, revoked: true } };
    },
  },
];

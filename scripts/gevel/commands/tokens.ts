import * as z from 'zod';
import type { Call, Command } from '../command.ts';
import { WrongUsage } from '../errors.ts';

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

const pathOf = (call: Call): string => `/sites/${encodeURIComponent(call.arg('SITE'))}/tokens`;

const SITE = { name: 'SITE' } as const;
const ABOUT = ['Use "*" instead of a site for tokens of every agency.'];

/** Tokens of callers of the content service. */
export const TOKEN_COMMANDS: readonly Command[] = [
  {
    name: 'token add',
    group: 'Tokens',
    line: 'Creates a token for a site, and prints it once.',
    about: [
      'read allows the calls of a site; write also changes the content of an agency; operate also manages sites, hostnames, tokens and the journal.',
      ...ABOUT,
    ],
    args: [SITE],
    options: {
      name: { line: 'who uses it', value: 'NAME', required: true },
      role: { line: 'its rights', value: 'ROLE', oneOf: ROLES, required: true },
    },
    examples: ['token add zeezicht --name "their listings system" --role write --to production'],
    run: async (call) => {
      const body = { role: call.option('role'), name: call.option('name') };
      const client = await call.client();
      // Not retried: after a lost answer, an unknown first token would stay valid unnoticed.
      const made = MadeSchema.parse(await client.post(pathOf(call), body, { once: true }));
      return {
        lines: [made.token, `Store it now: it is shown only once. Its id is ${made.id}.`],
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
    line: 'Revokes a token.',
    about: ABOUT,
    args: [SITE, { name: 'TOKEN-ID' }],
    examples: ['token revoke zeezicht AbCd1234EfGh --to production'],
    run: async (call) => {
      const id = call.arg('TOKEN-ID');
      // A whole token in a URL would be logged.
      if (!/^[A-Za-z0-9-]{1,40}$/.test(id))
        throw new WrongUsage(`"${id}" is not the id of a token: token list shows them.`);
      await (await call.client()).delete(`${pathOf(call)}/${id}`);
      return { lines: [`${id} is revoked.`], data: { id, revoked: true } };
    },
  },
];

import * as z from 'zod';
import {
  AccessTokenListSchema,
  AccessTokenRequestSchema,
  MadeAccessTokenSchema,
} from '#wire/access-token.ts';
import { JOURNAL_SIZE_LIMIT, type JournalEntry, JournalSchema } from '#wire/journal.ts';
import { newToken, TOKEN_ID } from '../platform/access/token-text.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange, journalStatement } from '../platform/journal.ts';
import { siteStaysStatement } from '../platform/on-site.ts';
import { type Operation, operation } from '../platform/operation/operation.ts';
import { placeOf, SCOPES, type Scope } from './scopes.ts';
import { listTokens, revokeStatement, tokenExistsStatement, tokenStatement } from './tokens.ts';

/** Journal entries of a site after number `after`, oldest first. */
const listJournal = async (
  db: D1Database,
  siteId: string,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<JournalEntry[]> => {
  const { results } = await db
    .prepare(
      'SELECT seq, at, who, deed, what, count FROM journal WHERE site_id = ? AND seq > ? ORDER BY seq LIMIT ?',
    )
    .bind(siteId, after, size)
    .all<JournalEntry>();
  return results;
};

const JournalQuerySchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(JOURNAL_SIZE_LIMIT).default(100),
});

/** Why the calls of the whole deployment have no race; those of a site have some. */
const alone = ({ name }: Scope, why: string) => (name === 'Deployment' ? { unraced: why } : {});

const operationsOf = (scope: Scope): Operation[] => {
  const { name, base, params, whose } = scope;
  return [
    operation({
      // Not idempotent by key: the stored answer would contain the secret. A surplus token can be revoked.
      id: `make${name}Token`,
      summary: `Creates a token of ${whose}; its text is shown only in this answer.`,
      ...alone(scope, 'Reads nothing: an INSERT with a random id, in the directory.'),
      role: 'operate',
      method: 'post',
      path: `${base}/tokens`,
      params,
      body: { name: 'AccessTokenRequest', schema: AccessTokenRequestSchema },
      answer: { kind: 'json', name: 'MadeAccessToken', schema: MadeAccessTokenSchema },
      status: 201,
      run: async ({ params, body }, { env, caller, now }) => {
        const { db, siteId } = await placeOf(env, params);
        const token = newToken();
        const event = { siteId, who: caller.who, deed: 'token.made', what: token.id, count: 1 } as const;
        const statements = [
          // A token that is stored while its site is removed would open the next site of this id.
          ...(siteId === EVERY_SITE ? [] : [siteStaysStatement(siteId)]),
          tokenStatement(siteId, token, body, now),
          journalStatement(event, now),
        ];
        await db.batch(statements.map((statement) => prepare(db, statement)));
        return { id: token.id, token: token.text };
      },
    }),
    operation({
      id: `list${name}Tokens`,
      summary: `The tokens of ${whose}, including revoked ones, newest first.`,
      role: 'operate',
      method: 'get',
      path: `${base}/tokens`,
      params,
      answer: { kind: 'json', name: 'AccessTokenList', schema: AccessTokenListSchema },
      run: async ({ params }, { env }) => {
        const { db, siteId } = await placeOf(env, params);
        return { tokens: await listTokens(db, siteId) };
      },
    }),
    operation({
      id: `revoke${name}Token`,
      summary: `Revokes a token of ${whose}, at once; idempotent.`,
      ...alone(scope, 'Reads nothing; the same UPDATE as `revokeSiteToken`, in the directory.'),
      role: 'operate',
      method: 'delete',
      path: `${base}/tokens/{tokenId}`,
      params: params.extend({ tokenId: z.string().regex(TOKEN_ID, 'not the id of a token') }),
      answer: { kind: 'none' },
      run: async ({ params }, { env, caller, now }) => {
        const { db, siteId } = await placeOf(env, params);
        const id = String(params.tokenId);
        const event = { siteId, who: caller.who, deed: 'token.revoked', what: id, count: 1 } as const;
        const statements = [
          revokeStatement(siteId, id, now),
          journalOfChange(event, now),
          tokenExistsStatement(siteId, id),
        ];
        const [, , found] = await db.batch(statements.map((statement) => prepare(db, statement)));
        if (found?.results.length !== 1) throw notFound('token');
        return null;
      },
    }),
    operation({
      id: `get${name}Journal`,
      summary: `The journal of ${whose}, after the entry numbered \`after\`, oldest first.`,
      role: 'operate',
      method: 'get',
      path: `${base}/journal`,
      params,
      query: JournalQuerySchema,
      answer: { kind: 'json', name: 'Journal', schema: JournalSchema },
      run: async ({ params, query }, { env }) => {
        const { db, siteId } = await placeOf(env, params);
        return { entries: await listJournal(db, siteId, query) };
      },
    }),
  ];
};

/** Operations for tokens and the journal (docs/decisions/0044). */
export const accessOperations = SCOPES.flatMap(operationsOf);

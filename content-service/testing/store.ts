import { env } from 'cloudflare:workers';
import type { Statement } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';

/** Stores documents like an import, in order; without any, nothing. */
export const store = async (...statements: readonly (readonly Statement[])[]): Promise<void> => {
  const prepared = statements.flat().map((statement) => prepare(env.DB, statement));
  if (prepared.length > 0) await env.DB.batch(prepared);
};

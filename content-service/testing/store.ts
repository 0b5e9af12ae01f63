import { env } from 'cloudflare:workers';
import type { Statement } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';

/** Stores documents like an import, in order. */
export const store = async (...statements: readonly (readonly Statement[])[]): Promise<void> => {
  await env.DB.batch(statements.flat().map((statement) => prepare(env.DB, statement)));
};

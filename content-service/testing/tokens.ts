import type { Role } from '#wire/access-token.ts';
import { tokenStatement } from '../access/tokens.ts';
import { newToken } from '../platform/access/token-text.ts';
import { store } from './store.ts';

/** Stores a token of a site, or of every site ('*'). */
export const aToken = async (siteId: string, role: Role): Promise<{ id: string; text: string }> => {
  const token = newToken();
  await store([tokenStatement(siteId, token, { role, name: `of ${siteId}` }, new Date())]);
  return token;
};

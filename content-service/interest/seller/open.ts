import type { z } from 'zod';
import type { OpenSellerPageSchema, SellerPage, SetSellerMailSchema } from '#wire/seller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { type BudgetsFor, sellerPage } from './page.ts';
import { findByToken, rhythmStatement } from './windows.ts';

/** The same error for every address that opens nothing: unknown, ended, expired, another agency's. */
const nothing = () => notFound('page');

/** The page of an address. Throws not_found. */
export async function openSellerPage(
  siteId: string,
  { token }: z.output<typeof OpenSellerPageSchema>,
  budgetsFor: BudgetsFor,
  { env: { DB: db }, now }: CallContext,
): Promise<SellerPage> {
  const [site, window] = await Promise.all([findSite(db, siteId), findByToken(db, siteId, token, now)]);
  if (site === null || window === null) throw nothing();
  const page = await sellerPage(window, { db, site, now, budgetsFor });
  if (page === null) throw nothing();
  return page;
}

/** Changes the rhythm of the mail. Throws not_found; nothing changes for a seller without an address for it. */
export async function setSellerMail(
  siteId: string,
  { token, rhythm }: z.output<typeof SetSellerMailSchema>,
  { env: { DB: db }, now }: CallContext,
): Promise<null> {
  const window = await findByToken(db, siteId, token, now);
  if (window === null) throw nothing();
  const { meta } = await prepare(db, rhythmStatement(siteId, window.id, rhythm)).run();
  if (meta.changes === 0) throw nothing();
  return null;
}

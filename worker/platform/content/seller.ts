import {
  type MakeSellerPage,
  type SellerPage,
  SellerPageMadeSchema,
  SellerPageSchema,
  type SellerRhythm,
  type StaffSeller,
  type StaffSellerRequest,
  StaffSellerSchema,
  type WriteSellerPage,
} from '#wire/seller.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';
import { ask } from './staff.ts';

/** The page of a seller's address, by POST like all of these: no secret is in an address. Throws ContentHttpError 404. */
export const openSellerPage = direct(
  async (caller, token: string): Promise<SellerPage> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/seller-pages/open`, { token }, SellerPageSchema),
);

/** Throws ContentHttpError 404. */
export const setSellerMail = direct(async (caller, token: string, rhythm: SellerRhythm): Promise<void> => {
  await caller.http.post(
    contentPath`/sites/${siteOf(caller)}/seller-pages/mail`,
    { token, rhythm },
    scopeOf(caller),
  );
});

/** Throws ContentHttpError 403 for an invalid session, and without the right to write homes for those below. */
export const staffSeller = direct(
  async (caller, request: StaffSellerRequest): Promise<StaffSeller> =>
    ask(caller, contentPath`/sites/${siteOf(caller)}/staff/home/seller`, request, StaffSellerSchema),
);

/** The secret of a new address. Throws ContentHttpError 409 for a home that has one. */
export const makeSellerPage = direct(
  async (caller, request: MakeSellerPage, origin: string): Promise<{ readonly token: string }> =>
    ask(
      caller,
      contentPath`/sites/${siteOf(caller)}/staff/home/seller/address`,
      request,
      SellerPageMadeSchema,
      { 'X-SITE-ORIGIN': origin },
    ),
);

/** Throws ContentHttpError 409 when it was changed meanwhile. */
export const writeSellerPage = direct(async (caller, request: WriteSellerPage): Promise<void> => {
  await caller.http.post(
    contentPath`/sites/${siteOf(caller)}/staff/home/seller/words`,
    request,
    scopeOf(caller),
  );
});

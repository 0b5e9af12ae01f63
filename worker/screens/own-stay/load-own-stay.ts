import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { GuestStay } from '#wire/guest-stay.ts';
import type { AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** Why a stay cannot be changed: its link is unknown, or it was called off, answered or begun meanwhile. */
export type NoStay = 'unknown' | 'changed';

/** An unknown token and one of another agency get the same answer. */
export const STAY_REFUSALS: readonly RefusalRow<{ readonly closed: NoStay }>[] = [
  { status: 400, means: { closed: 'unknown' } },
  { status: 404, means: { closed: 'unknown' } },
  { status: 409, means: { closed: 'changed' } },
  { status: 410, means: { closed: 'changed' } },
  { status: 422, means: { closed: 'unknown' } },
];

/** Whether a sent text is a sum in euros as a page writes it into its form. */
export const isSum = (text: string): boolean => /^\d{1,9}(?:\.\d{1,9})?$/.test(text);

export const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The stay of the link in the address; null for an unknown one. Throws for an outage. */
export async function loadOwnStay(c: Context<AppEnv>): Promise<GuestStay | null> {
  try {
    return await siteContent(c).guestStay(tokenOf(c));
  } catch (error) {
    if (meaningOf(STAY_REFUSALS, error) === null) throw error;
    return null;
  }
}

/** The link is unknown to this agency. */
export function showUnknown(c: Context<AppEnv>): Promise<Response> | Response {
  const t = c.get('t');
  neverStore(c);
  c.status(404);
  return showOutcome(c, {
    heading: t('stays.confirm.unknownHeading'),
    text: t('stays.confirm.unknownText'),
    tone: 'problem',
    link: { label: t('stays.confirm.toRentals'), href: pathTo('rentals', c.get('locale')) },
  });
}

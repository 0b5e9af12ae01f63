import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { askedBy, forgetAsked, keepProof, keepSession, takeBack } from './session.ts';

/** Browser and system from the User-Agent: enough to tell one's devices apart. */
function deviceOf(agent: string): string {
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(agent)?.[0];
  return [browser === 'Edg' ? 'Edge' : browser, system === 'Macintosh' ? 'Mac' : system]
    .filter((part) => part !== undefined)
    .join(', ');
}

/**
 * Signs in by what the mail contains, in the browser that asked, and redirects to the desk. Null when it opens
 * nothing here: another browser, a wrong code, used or expired. Throws errors that are not part of the protocol.
 */
export async function openHere(
  c: Context<AppEnv>,
  key: { readonly token: string } | { readonly code: string },
): Promise<Response | null> {
  const browser = askedBy(c);
  if (browser === null) return null;
  try {
    const device = deviceOf(c.req.header('User-Agent') ?? '');
    const { session, proof } = await siteContent(c).openStaffSession({ ...key, browser, device });
    keepSession(c, session);
    if (proof !== undefined) keepProof(c, proof);
    forgetAsked(c);
    return seeOther(c, takeBack(c));
  } catch (error) {
    if (error instanceof ContentHttpError && [400, 404, 409, 410].includes(error.status)) return null;
    throw error;
  }
}

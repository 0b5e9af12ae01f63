import type { Context } from 'hono';
import type { HomeRequest } from '#wire/written-homes.ts';
import { WHY_NOT_TAKEN, type WhyNotTaken } from '#wire/written-pictures.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';

/** The picture's own name for what is sent: the same bytes are there once. */
export async function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a picture was not taken. Throws other errors. */
export function whyNotTaken(error: unknown): WhyNotTaken {
  if (!(error instanceof ContentHttpError)) throw error;
  if (error.status === 413) return 'bytes';
  const why = WHY_NOT_TAKEN.find((one) => one === error.reason?.fields.picture);
  if (why === undefined) throw error;
  return why;
}

interface Sent extends HomeRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly plan: boolean;
  /** Of the original that a browser has made smaller. */
  readonly key?: string;
}

/** Does what sends a picture; the reason when it is not taken. Throws other errors. */
export async function whyNot(send: () => Promise<unknown>): Promise<WhyNotTaken | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return whyNotTaken(error);
  }
}

/** Sends a picture of a home to the content service; the reason when it is not taken. Throws other errors. */
export const sendPicture = (c: Context<AppEnv>, sent: Sent): Promise<WhyNotTaken | null> =>
  whyNot(async () => siteContent(c).addHomePicture({ ...sent, key: sent.key ?? (await keyOf(sent.bytes)) }));

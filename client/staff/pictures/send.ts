import type { Prepared } from './prepare.ts';

/** What became of a picture: taken, refused with a reason, signed out, or no answer. */
export type Outcome = 'taken' | 'out' | 'line' | { readonly why: string };

/** Longest time without any progress, milliseconds. */
const SILENT = 60_000;

/** What an answer says. */
export function outcomeOf(status: number, text: string): Outcome {
  if (status === 0 || status >= 500 || status === 429) return 'line';
  try {
    const { why } = JSON.parse(text) as { readonly why: string | null };
    if (status === 200 && why === null) return 'taken';
    if (why === 'out' || why === 'line') return why;
    return { why: why ?? 'refused' };
  } catch {
    // An answer of something in between, such as the page by which a network lets people in.
    return 'line';
  }
}

/** Sends a picture; `hear` is told how much has gone, in per cent. Never rejects. */
export const send = (
  address: string,
  guard: string,
  { blob, key }: Prepared,
  plan: boolean,
  hear: (percent: number) => void,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const url = new URL(address, location.href);
    url.searchParams.set('key', key);
    if (plan) url.searchParams.set('plan', '1');
    request.open('POST', url.href);
    request.setRequestHeader('Content-Type', 'image/jpeg');
    request.setRequestHeader('X-Guard', guard);
    let silence = setTimeout(() => request.abort(), SILENT);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENT);
      if (total > 0) hear(Math.min(99, Math.round((loaded / total) * 100)));
    };
    request.onloadend = () => {
      clearTimeout(silence);
      resolve(outcomeOf(request.status, request.responseText));
    };
    request.send(blob);
  });

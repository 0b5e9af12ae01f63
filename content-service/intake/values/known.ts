import { nearest } from '#domain/nearest.ts';
import { reason } from './reasons.ts';

/** Message for an unknown key, with the known key that was probably meant. */
export function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return near === null ? reason('unknown') : reason('unknownNear', { near });
}

/** Maximum number of codes listed in a sentence. */
const MOST_LISTED = 12;

/** Message for an unknown code, with the one probably meant, or all of them if there are few. */
export function unknownCode(value: unknown, codes: readonly string[], name: string): string {
  const near = nearest(String(value), codes);
  if (near !== null) return reason('codeNear', { near });
  return codes.length <= MOST_LISTED
    ? reason('code', { codes: codes.join(', ') })
    : reason('codeUnknown', { name });
}

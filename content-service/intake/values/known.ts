import { nearest } from '../../../domain/nearest.ts';
import { reason } from './reasons.ts';

/** Why a key is unknown, with the known key that was probably meant. */
export function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return near === null ? reason('unknown') : reason('unknownNear', { near });
}

/** So many codes a sentence can list. */
const MOST_LISTED = 12;

/** Why a value is no code of these: the one that was probably meant, or all of them where they are few. */
export function unknownCode(value: unknown, codes: readonly string[], name: string): string {
  const near = nearest(String(value), codes);
  if (near !== null) return reason('codeNear', { near });
  return codes.length <= MOST_LISTED
    ? reason('code', { codes: codes.join(', ') })
    : reason('codeUnknown', { name });
}

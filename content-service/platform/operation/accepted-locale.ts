import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../domain/locale.ts';

/** Characters of the header that are read: a caller names one language, or a few. */
const MAX_HEADER = 200;

/** The language a caller prefers among ours (RFC 9110 §12.5.4); the default without one. */
export const acceptedLocale = (header: string | undefined): Locale => {
  const best = parseAccept((header ?? '').slice(0, MAX_HEADER))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.replace(/-.*$/, '').toLowerCase())
    .find(isLocale);
  return best ?? DEFAULT_LOCALE;
};

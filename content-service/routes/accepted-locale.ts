import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';

interface Preference {
  readonly language: string;
  readonly quality: number;
}

const toPreference = (part: string): Preference => {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return {
    language: range.split('-')[0]?.toLowerCase() ?? '',
    quality: quality === undefined ? 1 : Number(quality) || 0,
  };
};

/** The language a caller prefers among ours (RFC 9110 §12.5.4); the default without one. */
export const acceptedLocale = (header: string | undefined): Locale => {
  const best = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(toPreference)
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find(isLocale);
  return best ?? DEFAULT_LOCALE;
};

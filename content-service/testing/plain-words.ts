import type { Locale, Localized } from '#domain/locale.ts';
import { addressLine } from '#domain/rules/address.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { languageOrder } from '#domain/text.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';
import type { Estate } from '#wire/estate.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

/**
 * Naive reading of a home and its words: from public documents only, without the code of the index. Letters
 * are compared by the platform's collation, not by folding.
 */

/** A home from public answers. */
export interface PublicHome {
  readonly estate: Estate;
  /** Only for the second source. */
  readonly listing: SkarabeeListing | null;
  /** Whether its page says that it is sold, let or taken over: then it shows no street. */
  readonly gone: boolean;
}

/** Caches a function per value. */
function remembered<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}

type Texts = Localized | null | undefined;

/** Words that people type for a lift, when a page shows one. */
const LIFT_WORDS: Readonly<Record<Locale, string>> = {
  nl: 'lift',
  fr: 'ascenseur',
  en: 'lift elevator',
  de: 'Aufzug Lift Fahrstuhl',
};

const everywhere = (text: Texts): string => Object.values(text ?? {}).join(' ');

/** The text that a reader of a language sees, on a site with the main language `fallback`. */
function readText({ estate, listing, gone }: PublicHome, locale: Locale, fallback: Locale): string {
  const { general, technical, facilities } = estate;
  const read = (text: Texts): string =>
    languageOrder(locale, fallback)
      .map((language) => text?.[language] ?? '')
      .find((text) => text.trim() !== '') ?? '';
  const comfort = listing?.comfort as { readonly lift?: unknown } | null | undefined;
  const hasLift = yesOrNo(technical?.elevator) === true || yesOrNo(comfort?.lift) === true;
  const { address } = general;
  // When a card shows more than the town, streets are found by their names in all languages.
  const showsMore =
    addressLine(address, locale, gone) !== addressLine({ ...address, visible: false }, locale, gone);
  return [
    read(general.title),
    read(general.shortDescription),
    read(general.description),
    read(listing?.title),
    read(listing?.short_description),
    read(listing?.description),
    read(general.headType?.name),
    read(general.subType?.name),
    read(headTypeNames(Number(general.headType?.id))),
    read(subTypeNames(String(general.subType?.id ?? ''))),
    ...(facilities ?? []).map(({ name }) => read(name)),
    hasLift ? LIFT_WORDS[locale] : '',
    everywhere(address?.city?.name),
    everywhere(address?.city?.alias),
    showsMore && general.parentId === undefined ? everywhere(address?.street) : '',
    address?.city?.zip,
    general.reference,
    general.buildingName,
  ].join('\n');
}

/** Stop words of the languages (decision 63). */
const SMALL =
  'met een en de het van in op aan te bij voor of zonder avec un une et le la les l d du des de a au aux en sur pour ' +
  'ou with an and the of at on for or mit ein eine einen einem und der die das den dem im am auf für zu zum zur oder';

const collator = new Intl.Collator('und', { sensitivity: 'base', usage: 'search' });
const equal = (one: string, other: string): boolean => collator.compare(one, other) === 0;

/** Ligatures count as two letters: typing the first one begins the word. */
const spelt = (text: string): string => text.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').replace(/ß/g, 'ss');

const wordsIn = (text: string): readonly string[] => spelt(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a word begins with another, ignoring case and accents; cached per pair. */
const begins = remembered((typed: string) =>
  remembered((word: string) =>
    Array.from(word).some((_, index, letters) => equal(letters.slice(0, index + 1).join(''), typed)),
  ),
);

/** The words that a reader of a language sees, without duplicates. */
const wordsRead = remembered((home: PublicHome) =>
  remembered((locales: `${Locale} ${Locale}`) => {
    const [locale, fallback] = locales.split(' ') as [Locale, Locale];
    return [...new Set(wordsIn(readText(home, locale, fallback)))];
  }),
);

/** Whether every typed word begins a word that is read in one of the languages, each checked separately. */
export function readsWords(
  home: PublicHome,
  typed: string,
  locales: readonly Locale[],
  fallback: Locale,
): boolean {
  const all = wordsIn(typed);
  const telling = all.filter((word) => !SMALL.split(' ').some((small) => equal(small, word)));
  const sought = telling.length === 0 ? all : telling;
  const read = locales.flatMap((locale) => wordsRead(home)(`${locale} ${fallback}`));
  return sought.length > 0 && sought.every((word) => read.some((one) => begins(word)(one)));
}

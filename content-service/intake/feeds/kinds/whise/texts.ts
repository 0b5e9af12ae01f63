import { plainLine } from '#domain/format/plain-text.ts';
import { isLocale, type Locale, type Localized } from '#domain/locale.ts';
import { withinLongest } from '#domain/text.ts';
import { paragraphs } from '../../mapping/paragraphs.ts';
import { member, membersOf, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';

/** Longest title. */
const LONGEST_TITLE = 200;

/** Our language of a vendor's, "fr-BE". */
function localeIn(languageId: unknown): Locale | null {
  const [language = ''] = (textIn(languageId) ?? '').toLowerCase().split('-');
  return isLocale(language) ? language : null;
}

const oneLine = (html: string): string | null => {
  const line = plainLine(html);
  return line === '' ? null : withinLongest(line);
};

/**
 * Texts of a member in our languages, as the house reads an agency's HTML; null when none says anything. A language
 * without pages here is said.
 */
function textsIn(
  home: unknown,
  key: string,
  read: (html: string) => string | null,
  say: Say,
): Localized | null {
  const texts = new Map<Locale, string>();
  for (const entry of membersOf(member(home, key))) {
    const content = textIn(member(entry, 'content'));
    const text = content === null ? null : read(content);
    if (text === null) continue;
    const locale = localeIn(member(entry, 'languageId'));
    if (locale === null) {
      const code = textIn(member(entry, 'languageId')) ?? '';
      say({
        what: 'code',
        name: `language of ${key}`,
        value: /^[A-Za-z-]{2,10}$/.test(code) ? code : shownValue(code),
      });
    } else if (!texts.has(locale)) texts.set(locale, text);
  }
  return texts.size === 0 ? null : Object.fromEntries(texts);
}

/** Texts of a home. */
export interface Texts {
  readonly title: Localized | null;
  readonly description: Localized | null;
  readonly shortDescription: Localized | null;
}

/**
 * The long text, or else the short one, is the description; the text for messages is the short description. The title
 * is that of the advertisement (detail 1914), or the home's name. That name is often the address, so of a hidden
 * address it is not read.
 */
export function textsOf(
  home: unknown,
  { title, addressShown, locale }: { title: unknown; addressShown: boolean; locale: Locale },
  say: Say,
): Texts {
  const long = textsIn(home, 'longDescription', paragraphs, say);
  const short = textsIn(home, 'shortDescription', paragraphs, say);
  const brief = textsIn(home, 'sms', oneLine, say);
  const named = textIn(title) ?? (addressShown ? textIn(member(home, 'name')) : null);
  const line = named === null ? null : oneLine(named);
  // It has no language of its own: it is in that of the home's texts, when they have only one.
  const languages = Object.keys(long ?? short ?? brief ?? {}).filter(isLocale);
  const [own = locale] = languages.length === 1 ? languages : [];
  return {
    title: line === null ? null : { [own]: line.slice(0, LONGEST_TITLE).trim() },
    description: long ?? short,
    shortDescription: brief,
  };
}

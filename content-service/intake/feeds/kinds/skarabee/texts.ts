import { plainLine } from '#domain/format/plain-text.ts';
import { isLocale, type Localized } from '#domain/locale.ts';
import { paragraphs } from '../../mapping/paragraphs.ts';
import { member, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { itemsOf } from './reduced.ts';

/** Longest title. */
const LONGEST_TITLE = 200;

/**
 * Title and text in our languages: those of the set that the publication names (`FlashID`), where it names one that is
 * there. A language without pages here is said.
 */
export function textsOf(
  info: unknown,
  property: unknown,
  say: Say,
): { readonly title: Localized | null; readonly description: Localized | null } {
  const all = itemsOf(member(property, 'Flashes'), 'Flash');
  const chosen = textIn(member(info, 'FlashID'));
  const own = all.filter((flash) => chosen !== null && member(flash, '@ID') === chosen);
  const [titles, texts] = [new Map<string, string>(), new Map<string, string>()];
  for (const flash of own.length > 0 ? own : all) {
    const code = textIn(member(flash, '@LanguageID')) ?? '';
    const [language = ''] = code.toLowerCase().split(/[-_]/);
    if (!isLocale(language)) {
      say({
        what: 'code',
        name: 'Flash.LanguageID',
        value: /^[A-Za-z_-]{2,10}$/.test(code) ? code : shownValue(code),
      });
      continue;
    }
    const title = plainLine(textIn(member(flash, 'Title')) ?? '')
      .slice(0, LONGEST_TITLE)
      .trim();
    const text = paragraphs(textIn(member(flash, 'Text')) ?? '');
    if (title !== '' && !titles.has(language)) titles.set(language, title);
    if (text !== null && !texts.has(language)) texts.set(language, text);
  }
  const localized = (found: ReadonlyMap<string, string>): Localized | null =>
    found.size === 0 ? null : Object.fromEntries(found);
  return { title: localized(titles), description: localized(texts) };
}

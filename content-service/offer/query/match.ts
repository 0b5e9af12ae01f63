import { foldedWords } from '../../../domain/fold.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** The site's id as the index of words writes it (migration 0005). */
const hex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What the index of words is asked: every word begins one of the estate's, on this site. */
const expression = (siteId: string, words: readonly string[]): string =>
  words.map((word) => `"${hex(siteId)}:${word}"*`).join(' ');

/**
 * Numbers of the listed estates of which a word begins with each given one; nothing for a text without
 * letters or digits. Folded words hold no quote, so they cannot leave their own.
 */
export const matchingNumbers = (siteId: string, text: string): Sql => {
  const words = foldedWords(text);
  return words.length === 0
    ? sql('SELECT NULL AS rowid WHERE 0')
    : sql('SELECT rowid FROM estate_words(?)', expression(siteId, words));
};

/** Every word of the text begins a word of the estate. */
export const matchCondition = (siteId: string, text: string): Sql => {
  const numbers = matchingNumbers(siteId, text);
  return sql(`e.num IN (${numbers.text})`, ...numbers.params);
};

/** The same for units too, which are not in the index: only for rows that are few already. */
export const matchConditionOfUnits = (text: string): Sql => {
  const words = foldedWords(text);
  return words.length === 0
    ? sql('0')
    : sql(
        'EXISTS (SELECT 1 FROM estate_documents AS d WHERE d.site_id = e.site_id AND d.id = e.id AND NOT EXISTS ' +
          "(SELECT 1 FROM json_each(?) AS word WHERE instr(' ' || d.words, ' ' || word.value) = 0))",
        JSON.stringify(words),
      );
};

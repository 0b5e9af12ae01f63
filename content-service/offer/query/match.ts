import { LOCALES } from '#domain/locale.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { wordExpression } from '../../estates/index-words.ts';
import { soughtWords } from '../../estates/sought-words.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Search words, and the visitor's language. */
export type Match = NonNullable<EstateQuery['match']>;

/**
 * Numbers of the listed estates in which each search word begins a word; empty for a text without letters or
 * digits. With a language, words read in it; if the site has no match, words of any language.
 */
export const matchingNumbers = (siteId: string, { text, locale }: Match): Sql => {
  const any = wordExpression(siteId, text);
  if (any === null) return sql('SELECT NULL AS rowid WHERE 0');
  if (locale === undefined) return sql('SELECT rowid FROM estate_words(?)', any);
  const own = wordExpression(siteId, text, [locale]);
  return sql(
    'SELECT rowid FROM estate_words(' + 'CASE WHEN EXISTS (SELECT 1 FROM estate_words(?)) THEN ? ELSE ? END)',
    own,
    own,
    any,
  );
};

/** Condition: every search word begins a word of the estate. */
export const matchCondition = (siteId: string, match: Match): Sql => {
  const numbers = matchingNumbers(siteId, match);
  return sql(`e.num IN (${numbers.text})`, ...numbers.params);
};

/** SQL for a word in stored words, in any language. */
const HELD = ["' ' || word.value", ...LOCALES.map((locale) => `' :${locale}:' || word.value`)]
  .map((way) => `instr(' ' || d.words, ${way})`)
  .join(' + ');

/** The same in any language for units too, which are not in the index: only for a few rows. */
export const matchConditionOfUnits = ({ text }: Match): Sql => {
  const words = soughtWords(text);
  return words.length === 0
    ? sql('0')
    : sql(
        'EXISTS (SELECT 1 FROM estate_documents AS d WHERE d.site_id = e.site_id AND d.id = e.id AND NOT EXISTS ' +
          `(SELECT 1 FROM json_each(?) AS word WHERE ${HELD} = 0))`,
        JSON.stringify(words),
      );
};

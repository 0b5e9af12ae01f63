import { LOCALES } from '../../../domain/locale.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import { wordExpression } from '../../estates/index-words.ts';
import { soughtWords } from '../../estates/sought-words.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Words that are looked for, and the language of whoever reads. */
export type Match = NonNullable<EstateQuery['match']>;

/**
 * Numbers of the listed estates of which a word begins with each given one; nothing for a text without
 * letters or digits. With a language: what is read in it; where that finds nothing on the site, in any.
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

/** Every word of the text begins a word of the estate. */
export const matchCondition = (siteId: string, match: Match): Sql => {
  const numbers = matchingNumbers(siteId, match);
  return sql(`e.num IN (${numbers.text})`, ...numbers.params);
};

/** A word as stored words hold it, in whatever language. */
const HELD = ["' ' || word.value", ...LOCALES.map((locale) => `' :${locale}:' || word.value`)]
  .map((way) => `instr(' ' || d.words, ${way})`)
  .join(' + ');

/** The same for units too, which are not in the index, in any language: only for rows that are few already. */
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

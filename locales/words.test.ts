import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { textsIn } from './testing/all-texts.ts';

interface Choice {
  readonly say: readonly string[];
  readonly not: readonly string[];
  /** Keys of texts in which a rejected word has another meaning and is allowed. */
  readonly except: readonly string[];
}

const listed = (cell: string | undefined, separator: string): string[] =>
  (cell ?? '')
    .split(separator)
    .map((word) => word.trim().replaceAll('`', ''))
    .filter((word) => word !== '');

/** The table below `## {locale}` of docs/words.md. */
function choicesOf(locale: Locale): Choice[] {
  const [, section = ''] = readFileSync('docs/words.md', 'utf8').split(`\n## ${locale}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, say, not, except] = row.split('|');
    return { say: listed(say, ';'), not: listed(not, ';'), except: listed(except, ',') };
  });
}

/** Whether a text contains the word, not only as part of another word: "mail" is not in "e-mail" or "mailbox". */
const stands = (word: string, text: string): boolean => {
  const before = /^[\p{L}\p{N}]/u.test(word) ? String.raw`(?<![\p{L}\p{N}-])` : '';
  const after = /[\p{L}\p{N}]$/u.test(word) ? String.raw`(?![\p{L}\p{N}]|-[\p{L}])` : '';
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`${before}${escaped}${after}`, 'u').test(text);
};

describe('a word in a text', () => {
  it.each([
    ['Garder', 'Garder', true],
    ['Garder', 'Regarder', false],
    ['mail', 'A mail, please', true],
    ['mail', 'An e-mail to your mailbox', false],
    ['Art', 'Art der Heizung', true],
    ['Art', 'Unterart', false],
    ['Mail', 'Ihr Mail-Programm', false],
    ['gardé', 'gardées', false],
    ['adres na', 'uw e-mailadres nakijken', false],
    ['mon adresse.', 'C’est mon adresse.', true],
  ])('%s in “%s”: %s', (word, text, expected) => {
    expect(stands(word, text)).toBe(expected);
  });
});

describe.each(LOCALES)('the words chosen in %s (docs/words.md)', (locale) => {
  const choices = choicesOf(locale);
  const texts = textsIn(locale);
  // Names of placeholders are not words.
  const written = texts.map(([key, text]) => [key, text.replaceAll(/{{.*?}}/g, '{{}}')] as const);
  const found = choices.flatMap(({ not, except }) =>
    not.flatMap((word) =>
      written.flatMap(([key, text]) =>
        stands(word, text) ? [{ word, key, allowed: except.includes(key) }] : [],
      ),
    ),
  );

  it('are listed with rejected alternatives', () => {
    expect(choices.length).toBeGreaterThan(9);
    expect(choices.filter(({ say, not }) => say.length === 0 || not.length === 0)).toEqual([]);
  });

  it('have rejected alternatives that no text uses', () => {
    expect(found.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it('are in use', () => {
    const said = choices.flatMap(({ say }) => say);
    const inUse = (word: string) => texts.some(([, text]) => stands(word, text));
    expect(
      said.filter((word) => !inUse(word) && !inUse(word.charAt(0).toUpperCase() + word.slice(1))),
    ).toEqual([]);
  });

  it('have no unnecessary exception', () => {
    const needed = new Set(found.map(({ key }) => key));
    expect(choices.flatMap(({ except }) => except).filter((key) => !needed.has(key))).toEqual([]);
  });
});

// The noun for what is sought is inserted as it stands in lists, so a text may not ask for its dative or genitive.
it('no German text declines the inserted noun', () => {
  const declining =
    /\b(aus|außer|bei|mit|nach|seit|von|vom|zu|zum|zur|wegen|statt|während|der|dem|den|des)\b[^.:;,]*{{noun}}/i;
  expect(textsIn('de').filter(([, text]) => declining.test(text))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { flattened } from './flat-texts.ts';
import { commonTexts, isSeldom, seldomTexts } from './seldom.ts';
import { speakerOf } from './speaker.ts';

/** Folders of the screens that load these texts first (`worker/platform/page/seldom-texts.ts`). */
const SPEAKING = [
  'worker/answering/',
  'worker/platform/page/kept-for.ts',
  'worker/platform/page/seldom-texts.ts',
  'worker/screens/answer/',
  'worker/screens/appointment/',
  'worker/screens/content/legal-sections.ts',
  'worker/screens/content/privacy-statement.ts',
  'worker/screens/staff/',
  'worker/screens/valuation/',
];

const KEY = /(?<![\w./])['"`]((?:answers|kept|moving|privacy|valuation)\.[A-Za-z][\w.]*)/g;

describe('rarely used texts', () => {
  it.each(LOCALES)('make up all texts of %s together with the common texts', (locale) => {
    const all = flattened(DICTIONARIES[locale]);
    const common = flattened(commonTexts(DICTIONARIES[locale]));
    const seldom = Object.entries(seldomTexts(DICTIONARIES[locale]));
    expect(seldom.length).toBeGreaterThan(150);
    expect(new Map([...common, ...seldom])).toEqual(new Map(all));
    expect(common.length + seldom.length).toBe(all.length);
  });

  it('are used by no other screen', () => {
    const files = globSync(['worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'domain/**/*.ts']).filter(
      (file) => !/\.test\.tsx?$/.test(file) && !SPEAKING.some((from) => file.startsWith(from)),
    );
    const said = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(KEY)].flatMap(([, key = '']) =>
        isSeldom(key) && !key.endsWith('.ts') ? [`${file}: ${key}`] : [],
      ),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(said).toEqual([]);
  });

  it('are available as soon as they are added, also in existing speakers', () => {
    const speaker = speakerOf({ ...DICTIONARIES, nl: commonTexts(DICTIONARIES.nl), en: {} });
    const before = speaker('nl', 'same');
    expect(speaker.knows('nl', 'answers.renew')).toBe(false);
    expect(before.say('answers.renew')).toBeNull();
    speaker.add('nl', seldomTexts(DICTIONARIES.nl));
    expect(speaker.knows('nl', 'answers.renew')).toBe(true);
    expect(before.say('answers.renew')).toBe(seldomTexts(DICTIONARIES.nl)['answers.renew']);
    expect(speaker('nl', 'same', { 'answers.renew': 'Stuur' }).say('answers.renew')).toBe('Stuur');
  });
});

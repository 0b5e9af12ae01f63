import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { textsIn } from './testing/all-texts.ts';

/** Small words of each language that no other writes in its texts. */
const SMALL: Readonly<Record<Locale, string>> = {
  nl: 'bij deze een geen heeft het kies naar niet niets nog ons ook uw van voor wordt zijn zonder',
  fr: 'aux avec cette dans du encore est et le les ne nous ou pour une votre vous',
  en: 'and are for from has it not other that the this what with you your',
  de: 'auf das den der ein eine für ihre ist keine mit nicht oder sie und wir zu',
};

/** Words that several languages write alike. A text of other words is the same in two languages only by mistake. */
const SHARED = new Set(
  `adresse adressen alarm alle alles als aluminium appartement architect atelier brasserie brochure
  brochures budget bungalow bureau café camping carport carports chalet code comfort conditions construction contact
  cottage csv date datum description document documents douches dressing duplex energie extras façade façades fermette
  filters finances flat foto garage garages hall hotel https industrie invitation ja journal km label land later
  legende lift link liste loft mail maisonnette maximum menu message messages midweek min minimum morgen name niveau
  nord nummer online open page pages papier park parking pellets penthouse per personen photo places plan portrait
  postcode postcodes project province pvc questions regel region restaurant saison school showroom site stand station
  status stop studio subtype supermarkt surface taxes terrasse text titel toilet toiletten total transaction triplex
  type verborgen version vestiaire video villa village was water week weekend west whatsapp wifi in`.split(
    /\s+/,
  ),
);

/** Countries have names of their own. */
const textsOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(textsIn(locale).filter(([key]) => !key.startsWith('country.')));

/** The words of a text, without the names of its placeholders, and without the loan that has a small word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/{{.*?}}|bed and breakfast/gi, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

describe.each(LOCALES)('the texts in %s', (locale) => {
  const own = textsOf(locale);
  const others = LOCALES.filter((one) => one !== locale);

  it.each(others)('have no words of %s', (other) => {
    const foreign = new Set(SMALL[other].split(' '));
    const has = (text: string) => wordsOf(text).some((word) => foreign.has(word));
    expect([...textsOf(other).values()].filter(has).length).toBeGreaterThan(1000);
    expect([...own].filter(([, text]) => has(text))).toEqual([]);
  });

  it.each(others)('are not those in %s', (other) => {
    const theirs = textsOf(other);
    const same = [...own].filter(([key, text]) => theirs.get(key) === text);
    expect(same.length).toBeGreaterThan(10);
    expect(same.filter(([, text]) => wordsOf(text).some((word) => !SHARED.has(word)))).toEqual([]);
  });
});

import type { Locale, Localized } from '#domain/locale.ts';
import { showsStreet } from '#domain/rules/address.ts';
import { isProjectUnit } from '#domain/rules/project.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { localized } from '#domain/text.ts';
import { headTypeNames, subTypeNames } from '#locales/listing-names.ts';
import type { Estate } from '#wire/estate.ts';
import { indexWords } from '../estates/index-words.ts';
import { idText, texts } from './estate-columns.ts';

type Texts = Localized | null | undefined;

/** Words for a lift; sources only tick a box. */
export const LIFT: Localized = {
  nl: 'lift',
  fr: 'ascenseur',
  en: 'lift elevator',
  de: 'Aufzug Lift Fahrstuhl',
};

/**
 * Search words of an estate in index format: its texts in each language, and its places, zip, reference and
 * names in all. `sold` is the column's value; `more` are texts of the listing that it represents. A hidden
 * home's document and texts come without anything that reveals its location. `fallback` is the site's main
 * language, which pages use for texts missing in the visitor's.
 */
export const estateWords = (
  { general, technical, facilities }: Estate,
  { sold, more = [], fallback }: { sold: boolean; more?: readonly Texts[]; fallback: Locale },
): string => {
  const { address, headType, subType } = general;
  const read: readonly Texts[] = [
    general.title,
    general.shortDescription,
    general.description,
    ...more,
    headType?.name,
    subType?.name,
    yesOrNo(technical?.elevator) === true ? LIFT : null,
    ...(facilities ?? []).map(({ name }) => name),
  ];
  // Only a public street is searchable. A unit's street belongs to its project.
  const streets = showsStreet(address, sold) && !isProjectUnit(general) ? texts(address?.street) : [];
  return indexWords({
    read: (locale) => [
      ...read.map((text) => localized(text, locale, fallback)),
      localized(headTypeNames(Number(headType?.id)), locale),
      localized(subTypeNames(idText(subType?.id) ?? ''), locale),
    ],
    always: [
      ...texts(address?.city?.name),
      ...texts(address?.city?.alias),
      ...streets,
      idText(address?.city?.zip) ?? '',
      general.reference ?? '',
      general.buildingName ?? '',
    ],
    streets,
  });
};

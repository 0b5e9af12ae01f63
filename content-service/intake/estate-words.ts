import type { Locale, Localized } from '../../domain/locale.ts';
import { showsStreet } from '../../domain/rules/address.ts';
import { yesOrNo } from '../../domain/rules/yes-no.ts';
import { localized } from '../../domain/text.ts';
import { headTypeNames, subTypeNames } from '../../locales/listing-names.ts';
import type { Estate } from '../../wire/estate.ts';
import { indexWords } from '../estates/index-words.ts';
import { idText, texts } from './estate-columns.ts';

type Texts = Localized | null | undefined;

/** What people call a lift; sources say by a tick that there is one. */
export const LIFT: Localized = {
  nl: 'lift',
  fr: 'ascenseur',
  en: 'lift elevator',
  de: 'Aufzug Lift Fahrstuhl',
};

/**
 * The words an estate is found by, as the index holds them: what a visitor reads of it in each language, and
 * its places, zip, reference and names in all. `sold` as its columns have it; `more` are texts of the listing
 * that it stands for. Of a hidden home the estate and those texts come without what tells where it is. `fallback`
 * is the site's own language, which pages show of a text that the visitor's has none of.
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
  // Only a street that pages may show is found by its name. A unit's street is its project's to show.
  const streets =
    showsStreet(address, sold) && idText(general.parentId) === null ? texts(address?.street) : [];
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

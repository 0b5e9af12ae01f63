import { valueAt } from '#domain/fields/read.ts';
import type { Locale } from '#domain/locale.ts';
import { nounWithin } from '#domain/text.ts';
import type { StaffTexts } from '../../texts.ts';
import { labelIn } from '../home-words.ts';

/** What a picture may show, in the order of a visit. */
export const ROOMS = [
  'front',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
  'office',
  'outside',
  'view',
  'garage',
  'plan',
] as const;
export type Room = (typeof ROOMS)[number];

/** Texts of the staff's pages in each language of the site. */
export type TextsByLocale = Readonly<Partial<Record<Locale, StaffTexts>>>;

/** Words by language. */
export type Alt = Readonly<Partial<Record<Locale, string>>>;

/** Proposed words for a room, from it and the kind of home, never its place, which may be hidden: "Kitchen, villa". */
export function proposed(room: Room, record: object, texts: TextsByLocale): Alt {
  const type = valueAt(record, 'estate.general.headType.id');
  const pairs = Object.entries(texts) as [Locale, StaffTexts][];
  return Object.fromEntries(
    pairs.map(([locale, s]) => {
      const kind =
        typeof type === 'number' || typeof type === 'string'
          ? labelIn(locale, 'headType', String(type))
          : null;
      const name = s(`pictures.rooms.${room}`);
      return [locale, kind === null ? name : `${name}, ${nounWithin(kind, locale)}`];
    }),
  );
}

import type nl from '#locales/nl/staff.ts';
import type { KeysOf } from '#locales/text-keys.ts';
import { type SpokenTexts, spokenTexts } from '../../platform/page/spoken-texts.ts';

type Texts = typeof nl;
export type StaffKey = KeysOf<Texts>;

/** Texts of the staff page in one language. They are not part of the bundle (decision 82). */
export type StaffTexts = SpokenTexts<Texts>;

/** The texts, in the language of the page unless another is given. Throws ContentUnavailable. */
export const staffTexts = spokenTexts<Texts>('staff');

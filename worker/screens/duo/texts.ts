import type nl from '#locales/nl/duo.ts';
import { type SpokenTexts, spokenTexts } from '../../platform/page/spoken-texts.ts';

type Texts = typeof nl;
export type DuoTexts = SpokenTexts<Texts>;

/** The texts, in the language of the page. They are not part of the bundle (decision 82). Throws ContentUnavailable. */
export const duoTexts = spokenTexts<Texts>('duo');

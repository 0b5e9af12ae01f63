import type { Locale } from '../../../../domain/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { StayTexts } from './stay-texts.ts';

/** What mails about stays say, by language. */
export const STAY_TEXTS: Readonly<Record<Locale, StayTexts>> = { nl, fr, en, de };

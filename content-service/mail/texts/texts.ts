import type { Locale } from '../../../domain/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mail-texts.ts';
import { nl } from './nl.ts';

/** What mails say, by language. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = { nl, fr, en, de };

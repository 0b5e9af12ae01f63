import de from './de/mails/index.ts';
import en from './en/mails/index.ts';
import fr from './fr/mails/index.ts';
import type { MailDictionaries } from './mails.ts';
import nl from './nl/mails/index.ts';

/** Texts of mails; the content service reads them from a file beside its bundle (decision 66). */
export const MAIL_DICTIONARIES: MailDictionaries = { nl, fr, en, de };

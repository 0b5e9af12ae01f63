import { holdsLink } from '../../domain/forms/links.ts';
import type { MailTexts } from '../../locales/mails.ts';

/** "Dag Jan,"; without the name where there is none, or where it holds a link (anybody may have typed it). */
export const greeting = (t: MailTexts, name: string | null): string =>
  name === null || holdsLink(name) ? t('hello') : t('helloName', { name });

import type { SignerView } from '#domain/views/signer.ts';
import { phoneLink } from './contact-link.ts';
import type { ViewContext } from './context.ts';
import { portraitOf } from './portrait.ts';
import { inLang, writtenIn } from './worded.ts';

/** The person who signs for an agency: the first with a phone number; null without any. */
export function signerOf(context: ViewContext): SignerView | null {
  for (const { name, role, phone, mobile, picture, pictureHash } of context.site.settings.team?.people ??
    []) {
    const link = phoneLink(phone) ?? phoneLink(mobile);
    if (link === null) continue;
    const words = writtenIn(role, context);
    const { lang } = inLang(words, context);
    return {
      name,
      role: words.text || null,
      ...(lang === undefined ? {} : { roleLang: lang }),
      portrait: portraitOf(picture, pictureHash, context),
      phone: link,
    };
  }
  return null;
}

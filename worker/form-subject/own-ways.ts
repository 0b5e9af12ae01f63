import type { Translator } from '#locales/translator.ts';

/** A way to share an address from the visitor's own mail program or phone, with their own text. */
interface OwnWay {
  readonly label: string;
  readonly href: string;
}

/** An address to share, with the ways to do so. */
export interface SharedByOneself {
  readonly title: string;
  readonly url: string;
  readonly ways: readonly OwnWay[];
}

/**
 * Links that open the visitor's own mail program or phone with the address filled in. What is added there
 * goes out in the visitor's name and never in the agency's (docs/decisions/0035).
 *
 * @param title what is shared, without line breaks
 * @param url absolute address of its page
 */
export function ownWays({ title, url }: { title: string; url: string }, t: Translator): SharedByOneself {
  const [subject, text] = [title, `${title}\n${url}`].map(encodeURIComponent);
  const ways = [
    { label: t('forms.friend.mail'), href: `mailto:?subject=${subject}&body=${encodeURIComponent(url)}` },
    // RFC 5724 §2.2; without a number the phone asks for one.
    { label: t('forms.friend.sms'), href: `sms:?body=${text}` },
    { label: t('forms.friend.whatsapp'), href: `https://wa.me/?text=${text}` },
  ];
  return { title, url, ways };
}

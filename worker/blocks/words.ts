import { localizedIn } from '#domain/text.ts';
import type { BlockLinkView, SectionView } from '#domain/views/section.ts';
import { foreign } from '#domain/worded.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { CachedSection } from '../platform/content/cached-page.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { linkHref } from '../platform/page/nav-link.ts';
import { inLang, richIn, wordedIn } from '../platform/page/worded.ts';
import type { SectionOf } from './block-data.ts';

type Words = Pick<SectionView, 'heading' | 'headingLang' | 'body' | 'bodyLang'>;

/** Heading and body of a block; `fallback` is used when it has no heading. */
export function blockWords(
  { heading, body }: Pick<CachedSection, 'heading' | 'body'>,
  context: ViewContext,
  fallback?: LocalizedText | null,
): Words {
  const { locale, site } = context;
  const own = wordedIn(heading, context);
  const head = own.text === '' ? localizedIn(fallback, locale, site.defaultLocale) : own;
  const text = richIn(body, context);
  const [headingLang, bodyLang] = [foreign(head, locale), foreign(text, locale)];
  return {
    heading: head.text,
    ...(headingLang === null ? {} : { headingLang }),
    body: text.text,
    ...(bodyLang === null ? {} : { bodyLang }),
  };
}

/** A link with its label; null without a label. */
export function blockLink(linked: SectionOf<'text'>['link'], context: ViewContext): BlockLinkView | null {
  const label = wordedIn(linked?.label, context);
  return !linked || label.text === ''
    ? null
    : { label: label.text, ...inLang(label, context), href: linkHref(linked.link, context) };
}

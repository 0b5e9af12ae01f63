import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { pathTo } from '#domain/routes.ts';
import type { BlockLinkView, CallBlockView, MenuBlockView } from '#domain/views/section.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { toMenu } from '../platform/page/menu.ts';
import { alertHref } from '../search/alert-href.ts';
import { type BlockData, menuKey, type SectionOf } from './block-data.ts';
import { blockLink, blockWords } from './words.ts';

/** View of a call to action; null without a link. */
export function callBlock(section: SectionOf<'call-to-action'>, context: ViewContext): CallBlockView | null {
  const links = section.links.flatMap((linked) => blockLink(linked, context) ?? []);
  return links.length === 0 ? null : { kind: 'call-to-action', ...blockWords(section, context), links };
}

function formLink(form: SectionOf<'form'>['form'], context: ViewContext): BlockLinkView | null {
  const { locale, t } = context;
  if (form === 'contact') return { label: t('content.write'), href: pathTo('contact', locale) };
  const href = alertHref(EMPTY_FILTER, context);
  return href === null ? null : { label: t('favorites.alerts'), href };
}

/**
 * Link to a form. The page may be cached, so the form itself is at its own address, where the server creates
 * its guards (docs/decisions/0018). null where the agency does not offer the form.
 */
export function formBlock(section: SectionOf<'form'>, context: ViewContext): CallBlockView | null {
  const link = formLink(section.form, context);
  return link === null ? null : { kind: 'call-to-action', ...blockWords(section, context), links: [link] };
}

/** The entries below a menu entry, under that entry's name; null when there are none. */
export function menuBlock(
  section: SectionOf<'menu'>,
  { menus }: BlockData,
  context: ViewContext,
): MenuBlockView | null {
  const item = menus.get(menuKey(section));
  // No entry is marked as the current page.
  const links = toMenu(item?.children ?? [], -1, context);
  return links.length === 0 ? null : { kind: 'menu', ...blockWords(section, context, item?.label), links };
}

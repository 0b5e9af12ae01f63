import { EMPTY_FILTER } from '../../domain/filter/filter.ts';
import { pathTo } from '../../domain/routes.ts';
import type { BlockLinkView, CallBlockView, MenuBlockView } from '../../domain/views/section.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { toMenu } from '../platform/page/menu.ts';
import { alertHref } from '../search/alert-href.ts';
import { type BlockData, menuKey, type SectionOf } from './block-data.ts';
import { blockLink, blockWords } from './words.ts';

/** What the visitor is to do next; null without a way to do it. */
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
 * The way to a form. Its page alone may be kept by caches, so the form itself stands at its own address,
 * where the server mints what guards it (docs/decisions/0018). null where the agency does not offer it.
 */
export function formBlock(section: SectionOf<'form'>, context: ViewContext): CallBlockView | null {
  const link = formLink(section.form, context);
  return link === null ? null : { kind: 'call-to-action', ...blockWords(section, context), links: [link] };
}

/** What a menu has below an entry, under the entry's name; null without a single way. */
export function menuBlock(
  section: SectionOf<'menu'>,
  { menus }: BlockData,
  context: ViewContext,
): MenuBlockView | null {
  const item = menus.get(menuKey(section));
  // Nobody is "here" within a page's own list of ways.
  const links = toMenu(item?.children ?? [], -1, context);
  return links.length === 0 ? null : { kind: 'menu', ...blockWords(section, context, item?.label), links };
}

import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { FrameView } from '#domain/views/frame.ts';
import type { AppEnv } from '../env.ts';
import { loadDeferred, valueOr } from '../failure/outage.ts';
import { urlOf } from '../request/url.ts';
import { iconHref, themeHref } from '../theme/theme-route.ts';
import { type FrameInput, toFrame } from './frame.ts';
import { type HeadWords, toHead } from './head.ts';
import { siteContent, viewContext } from './view-context.ts';

interface PageOptions {
  /** Head of this screen; addresses are added here. */
  readonly head: HeadWords;
  /** Path of the same item in another language, when its address contains texts. */
  readonly pathIn?: (locale: Locale) => string;
  /** For a page with a single action: no menus, no footer. */
  readonly slim?: FrameView['slim'];
}

/** Menus of every screen; a page works without them. */
async function loadMenus(c: Context<AppEnv>): Promise<Pick<FrameInput, 'main' | 'footer'>> {
  const content = siteContent(c);
  const [main, footer] = await Promise.all([
    loadDeferred(c, 'navigation.main', () => content.navigation('main')),
    loadDeferred(c, 'navigation.footer', () => content.navigation('footer')),
  ]);
  return { main: valueOr(main, null), footer: valueOr(footer, null) };
}

/** The same, with each language's path computed once: menus, switcher and head all use them. */
function oncePerLocale(pathIn: (locale: Locale) => string): (locale: Locale) => string {
  const known = new Map<Locale, string>();
  return (locale) => {
    const path = known.get(locale) ?? pathIn(locale);
    known.set(locale, path);
    return path;
  };
}

/** Renders a screen inside its site's frame. */
export async function renderPage(
  c: Context<AppEnv>,
  page: ReactElement,
  { head, pathIn, slim }: PageOptions,
): Promise<Response> {
  const context = viewContext(c);
  const screen = c.get('screen');
  const input: FrameInput = {
    ...(slim === undefined ? await loadMenus(c) : { main: null, footer: null }),
    route: c.get('route'),
    search: urlOf(c).searchParams,
    themeHref: themeHref(c.get('site'), head.parts),
    iconHref: iconHref(c.get('site')),
    year: new Date().getFullYear(),
    pathIn: pathIn && oncePerLocale(pathIn),
    retainedQuery: screen?.retainedQuery,
  };
  return c.render(page, {
    frame: { ...toFrame(input, context), ...(slim === undefined ? {} : { slim }) },
    head: toHead({ ...head, ...input, canonicalQuery: screen?.canonicalQuery }, context),
  });
}

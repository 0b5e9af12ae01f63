import { pathTo } from '#domain/routes.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { qrHref } from '../../platform/media/qr-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Data for sharing a page: its absolute canonical address and its title; sharing by mail is a form. */
export const toShare = (
  title: string,
  { path, id }: { readonly path: string; readonly id: string },
  { origin, locale }: ViewContext,
): EstatePageView['share'] => ({
  url: `${origin}${path}`,
  title,
  codeHref: qrHref(path),
  mailHref: pathTo('send-to-a-friend', locale, { id }),
});

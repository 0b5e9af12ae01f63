import { pathTo } from '../../../domain/routes.ts';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import { qrHref } from '../../platform/media/qr-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** What is passed on when a page is shared: its absolute canonical address and its title; mail is a form's. */
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

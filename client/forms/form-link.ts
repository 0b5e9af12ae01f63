import { isPlainClick } from '../dom/plain-click.ts';
import type { Parts } from '../islands/parts.ts';

/**
 * Opens the form behind a link marked `data-form` in a dialog. The code loads at the first such click; when
 * anything fails, the link is followed.
 */
export const openFormLinks = (page: Document, parts: Parts): void => {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-form]');
    if (link === null) return;
    event.preventDefault();
    import('./open-form.ts')
      .then(({ openForm }) => openForm(link, parts))
      .catch((error: unknown) => {
        console.error('The form opens on a page of its own.', error);
        location.assign(link.href);
      });
  });
};

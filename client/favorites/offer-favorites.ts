import { isLocale } from '#domain/locale.ts';
import { counted } from '../ui/text.ts';
import { favoritesStore } from './page-favorites.ts';

/**
 * Shows a form that adds this device's favourites to a list, where there are any that it lacks: `data-ids` has those on
 * the list, `data-words` the label of the button.
 */
export const enhanceOfferFavorites = (form: HTMLElement, signal: AbortSignal): void => {
  const { ids = '', words = '', locale = '' } = form.dataset;
  const button = form.querySelector('button');
  const field = form.querySelector('input');
  if (button === null || field === null || !isLocale(locale)) return;
  const listed = new Set(ids.split(','));
  const show = (): void => {
    const missing = favoritesStore()
      .getSnapshot()
      .ids.filter((id) => !listed.has(id));
    form.hidden = missing.length === 0;
    field.value = missing.join(',');
    button.textContent = counted(JSON.parse(words), missing.length, locale);
  };
  show();
  signal.addEventListener('abort', favoritesStore().subscribe(show));
};

import { enhancePopovers } from '../popover/popover.ts';
import { dropEmpty } from './drop-empty.ts';

/** Search form: empty fields stay out of the address, and its drop-downs behave as menus. */
export const enhanceFilterForm = (form: HTMLElement, signal: AbortSignal): void => {
  form.addEventListener('formdata', (event) => dropEmpty(event.formData), { signal });
  enhancePopovers(form, signal);
};

import { icon, make } from '../dom/elements.ts';
import type { Taken } from './form-sent.ts';

/** A form that stands in another page: the next step takes its place, and the page stays. */
const showNextHere = (place: Element, { heading, text }: Taken['next']): void => {
  const title = make('h2', '', new Text(heading));
  title.tabIndex = -1;
  place.replaceChildren(title, make('p', '', new Text(text)));
  title.focus();
};

/**
 * On a form's own page: replaces the form by the next steps, at the address of the page with the same
 * content.
 */
export const showNextPage = (form: HTMLFormElement, { href, next }: Taken): void => {
  const place = form.closest('[data-form-place]');
  if (place) {
    showNextHere(place, next);
    return;
  }
  const page = form.closest('[data-form-page]');
  if (page === null) {
    location.assign(href);
    return;
  }
  const { heading, text, link } = next;
  const title = make('h1', '', new Text(heading));
  title.tabIndex = -1;
  page.replaceChildren(make('div', 'page-head', title, make('p', '', new Text(text))));
  if (link !== null) {
    const way = make('a', 'button button--line', new Text(link.label), icon('arrow'));
    way.href = link.href;
    page.append(make('p', '', way));
  }
  history.replaceState(history.state, '', href);
  scrollTo({ top: 0, behavior: 'instant' });
  title.focus();
};

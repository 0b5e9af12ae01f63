import { fetchPage } from '#scripts/audit-site/fetch-page.ts';
import { seen } from '../engine.ts';

/** A place that shows a home to visitors. */
interface Place {
  readonly name: string;
  readonly url: string;
}

interface Shown {
  readonly status: number;
  readonly body: string;
}

export const textOf = async ({ url }: Pick<Place, 'url'>): Promise<Shown> => {
  const { status, body } = await fetchPage(new URL(url));
  return { status, body };
};

/** Whether a page contains an amount, with any thousands separator. */
export const shows = (body: string, euros: number): boolean =>
  body
    .replaceAll(/&nbsp;|&#160;/g, ' ')
    .replaceAll(/(\d)[.\s\u00a0\u202f](?=\d{3})/g, '$1')
    .includes(String(euros));

/** Requests a place until the condition holds; returns the seconds that it took. Fails after five seconds. */
export const seenAt = (place: Place, holds: (answer: Shown) => boolean): Promise<string> =>
  seen(`${place.name} shows the change`, () => textOf(place), holds, {
    seconds: 5,
    look: ({ status }) => `${status} ${place.url}`,
  });

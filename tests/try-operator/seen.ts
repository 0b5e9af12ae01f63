import { fetchPage } from '#scripts/audit-site/fetch-page.ts';
import { must, since } from './say.ts';

/** Seconds within which a change must be visible on this machine. */
const SECONDS = 5;
const PAUSE_MS = 100;

/** A place that shows a home to visitors. */
export interface Place {
  readonly name: string;
  readonly url: string;
}

export const textOf = async ({ url }: Pick<Place, 'url'>): Promise<{ status: number; body: string }> => {
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
export async function seenAt(
  place: Place,
  holds: (answer: { status: number; body: string }) => boolean,
): Promise<string> {
  const began = performance.now();
  for (;;) {
    const answer = await textOf(place);
    if (holds(answer)) return since(began);
    must(
      performance.now() - began < SECONDS * 1000,
      `${place.name} shows the change within ${SECONDS} s`,
      `${answer.status} ${place.url}`,
    );
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

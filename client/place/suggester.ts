import type { PlaceSuggestion } from '../../domain/views/place-field.ts';
import { CallError, type Fetch, getJson } from '../calls/http.ts';

/** Rest after a key before anything is asked, milliseconds. */
const TYPING_REST = 120;

const isSuggestion = (value: unknown): value is PlaceSuggestion =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'zip' in value &&
  typeof value.zip === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'alias' in value &&
  (value.alias === null || typeof value.alias === 'string') &&
  'text' in value &&
  (value.text === null || typeof value.text === 'string') &&
  'href' in value &&
  (value.href === null || typeof value.href === 'string');

/** Takes the site's answer for suggested places; throws a CallError when it is something else. */
export const asSuggestions = (value: unknown): readonly PlaceSuggestion[] => {
  if (Array.isArray(value) && value.every(isSuggestion)) return value;
  throw new CallError(0, 'The answer is no list of places.');
};

/** Asks for places while somebody types. */
interface Suggester {
  /** Asks once the typing rests; an answer to an earlier text is dropped. */
  readonly ask: (text: string) => void;
  /** Wants no answer any more. */
  readonly cancel: () => void;
}

/** `show` gets what was found for a text; a failure is logged, and the field stays the plain one it is. */
export const createSuggester = (
  address: string,
  show: (found: readonly PlaceSuggestion[], text: string) => void,
  send?: Fetch,
): Suggester => {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = (): void => {
    latest += 1;
    clearTimeout(timer);
  };
  const load = async (text: string, request: number): Promise<void> => {
    try {
      const found = asSuggestions(await getJson(`${address}?${new URLSearchParams({ q: text })}`, send));
      if (request === latest) show(found, text);
    } catch (error) {
      console.error('Places could not be suggested.', error);
    }
  };
  const ask = (text: string): void => {
    cancel();
    const request = latest;
    timer = setTimeout(() => void load(text, request), TYPING_REST);
  };
  return { ask, cancel };
};

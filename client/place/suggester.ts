import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import { CallError, type Fetch, getJson } from '../calls/http.ts';

/** Pause after a key press before a request, milliseconds. */
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

/** Reads the site's answer as suggested places; throws a CallError when it is something else. */
export const asSuggestions = (value: unknown): readonly PlaceSuggestion[] => {
  if (Array.isArray(value) && value.every(isSuggestion)) return value;
  throw new CallError(0, 'The answer is no list of places.');
};

/** Requests places while the visitor types. */
interface Suggester {
  /** Requests suggestions after a pause in typing; an answer to an earlier text is dropped. */
  readonly ask: (text: string) => void;
  /** Cancels a pending request. */
  readonly cancel: () => void;
}

/** Calls `show` with the places found for a text; a failure is logged, and the field stays a plain one. */
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

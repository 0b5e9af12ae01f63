import type { ContactPersonView } from '#domain/views/estate-page.ts';
import { CallError, type Fetch, getJson } from '../calls/http.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPerson = (value: unknown): value is ContactPersonView =>
  isObject(value) && typeof value.name === 'string' && Array.isArray(value.phones);

/** Fetches the contact person of an estate; null when the agency names none. Throws when the call fails. */
export const fetchContact = async (href: string, send?: Fetch): Promise<ContactPersonView | null> => {
  const answer = await getJson(href, send);
  if (isObject(answer) && answer.contact === null) return null;
  if (isObject(answer) && isPerson(answer.contact)) return answer.contact;
  throw new CallError(0, 'The answer is no contact person.');
};

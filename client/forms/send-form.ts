import type { FormAnswer } from '#domain/forms/answer.ts';
import { CallError, type Fetch } from '../calls/http.ts';

/** Longest wait for an answer, milliseconds: longer than the server waits for the content service. */
const TIMEOUT = 20_000;

const isAnswer = (value: unknown): value is FormAnswer =>
  typeof value === 'object' && value !== null && 'state' in value;

/**
 * Sends a form to its call as the browser would send it to its page. Throws when no valid answer came back;
 * the submission may or may not have arrived.
 */
export const sendForm = async (
  address: string,
  data: FormData,
  send: Fetch = (to, init) => fetch(to, init),
): Promise<FormAnswer> => {
  const body = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
  const response = await send(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new CallError(response.status, 'The answer does not belong to a form.');
  return answer;
};

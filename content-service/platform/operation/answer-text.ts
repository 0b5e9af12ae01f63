/**
 * Answers that stay within this Worker: who asks for one says so with its request, and gets the JSON itself instead of
 * a response from which it would be read again.
 */

/** The JSON of an answer; undefined as long as there is none. */
export interface AnswerText {
  text?: string;
}

const wanted = new WeakMap<Request, AnswerText>();

/** Asks for the JSON of the answer to a request. A request that was made anew on its way gets a response as always. */
export const wantText = (request: Request): AnswerText => {
  const answer: AnswerText = {};
  wanted.set(request, answer);
  return answer;
};

/** Gives it; false where nobody asked for it. */
export const giveText = (request: Request, text: string): boolean => {
  const answer = wanted.get(request);
  if (answer !== undefined) answer.text = text;
  return answer !== undefined;
};

/**
 * Answers that are used within this Worker: a caller can ask for the JSON of an answer instead of a response, from
 * which it would have to read the JSON again.
 */

/** The JSON of an answer; undefined until it is there. */
export interface AnswerText {
  text?: string;
}

const wanted = new WeakMap<Request, AnswerText>();

/** Asks for the JSON of the answer to a request. A copy of the request gets a normal response. */
export const wantText = (request: Request): AnswerText => {
  const answer: AnswerText = {};
  wanted.set(request, answer);
  return answer;
};

/** Hands over the JSON; false if nobody asked for it. */
export const giveText = (request: Request, text: string): boolean => {
  const answer = wanted.get(request);
  if (answer !== undefined) answer.text = text;
  return answer !== undefined;
};

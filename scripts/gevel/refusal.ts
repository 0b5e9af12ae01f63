import { inWords } from '#domain/forms/code-words.ts';
import { ErrorAnswerSchema } from '#wire/error.ts';
import type { Refusal } from '#wire/refusal.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import { Refused } from './errors.ts';

/** A call was refused by the content service. */
export class CallRefused extends Refused {
  readonly status: number;
  /** One of the service's error codes; null if the answer has none. */
  readonly code: string | null;
  /** Whether the answer says what is not there, which only a caller with a valid token is told. */
  readonly namesThing: boolean;

  constructor(status: number, code: string | null, sentence: string, namesThing = false) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.namesThing = namesThing;
  }
}

/** The public door's message for a path, and for a token, that it does not know (decision 44). */
const UNKNOWN_PATH = 'This path does not exist.';

/** "line 12, estate 501, general.price: a number is expected ("abc")". */
const refusalLine = ({ line, kind, id, field, value, reason }: Refusal): string => {
  const place = [line ? `line ${line}` : '', [kind, id].filter(Boolean).join(' '), field];
  return `${place.filter((part) => part !== '').join(', ')}: ${reason}${value ? ` (${value})` : ''}`;
};

/** Converts an error answer: its message, and a line for each refused record, and for each invalid field that the message
 * does not name. */
export function refusalOf(status: number, answer: unknown, call: string): CallRefused {
  const read = readKeeping(ErrorAnswerSchema, answer);
  if (!read.success) return new CallRefused(status, null, `${call} was answered with ${status}.`);
  const { error } = read.data;
  const fields = Object.entries(error.fields ?? {})
    .map(([field, reason]) => `${field}: ${inWords(reason)}`)
    .filter((said) => !error.message.includes(said));
  const lines = [...fields, ...(error.refusals ?? []).map(refusalLine)].map((line) => `  ${line}`);
  return new CallRefused(
    status,
    error.code,
    [`${error.message} (${error.code}, ${call})`, ...lines].join('\n'),
    error.message !== UNKNOWN_PATH,
  );
}

import { ErrorAnswerSchema } from '../../wire/error.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { Refused } from './errors.ts';

/** What was wrong with a call, as the content service said it. */
export class CallRefused extends Refused {
  readonly status: number;
  /** Of the closed list of the service; null where the answer names none. */
  readonly code: string | null;

  constructor(status: number, code: string | null, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** "line 12, estate 501, general.price: a number is expected ("abc")". */
const refusalLine = ({ line, kind, id, field, value, reason }: Refusal): string => {
  const place = [line ? `line ${line}` : '', [kind, id].filter(Boolean).join(' '), field];
  return `${place.filter((part) => part !== '').join(', ')}: ${reason}${value ? ` (${value})` : ''}`;
};

/** The sentence of an answer that says no: its own message, and a line for each field that is wrong. */
export function refusalOf(status: number, answer: unknown, call: string): CallRefused {
  const read = ErrorAnswerSchema.safeParse(answer);
  if (!read.success) return new CallRefused(status, null, `${call} was answered with ${status}.`);
  const { error } = read.data;
  const fields = Object.entries(error.fields ?? {}).map(([field, reason]) => `${field}: ${reason}`);
  const lines = [...fields, ...(error.refusals ?? []).map(refusalLine)].map((line) => `  ${line}`);
  return new CallRefused(
    status,
    error.code,
    [`${error.message} (${error.code}, ${call})`, ...lines].join('\n'),
  );
}

import type { Estate } from '#wire/estate.ts';
import type { Answered } from './asked.ts';
import type { Expectation } from './check.ts';
import { estatesIn, totalIn } from './known.ts';

/** A condition on one answer; `of` checks the first answer unless told otherwise. */
type Of = (answer: Answered, looked: Parameters<Expectation>[1]) => string | null;

const of =
  (expected: Of, index = 0): Expectation =>
  (answers, looked) => {
    const answer = answers[index];
    return answer === undefined ? 'was not asked' : expected(answer, looked);
  };

/** Checks every answer of the check. */
const ofEach =
  (expected: Of): Expectation =>
  (answers, looked) => {
    for (const answer of answers) {
      const fault = expected(answer, looked);
      if (fault !== null) return fault;
    }
    return null;
  };

const wordsOf = ({ status, failure }: Answered): string =>
  status === 0 ? (failure ?? 'no answer') : String(status);

/** Every answer has one of these statuses. */
export const answers = (...statuses: readonly number[]): Expectation =>
  ofEach((answer) =>
    statuses.includes(answer.status) ? null : `answers ${wordsOf(answer)}, and not ${statuses.join(' or ')}`,
  );

/** The answer at this position has one of these statuses. */
export const answersAt = (index: number, ...statuses: readonly number[]): Expectation =>
  of(
    (answer) =>
      statuses.includes(answer.status)
        ? null
        : `answers ${wordsOf(answer)}, and not ${statuses.join(' or ')}`,
    index,
  );

/** The JSON fits the schema of this name; an empty answer (204) is not checked. */
export const fitting = (name: string): Expectation =>
  ofEach(({ status, json }, { fits }) => {
    if (status === 204) return null;
    return json === undefined ? 'is not JSON' : fits(name, json);
  });

/** The answer is an error in the contract's error format. */
export const anError = (...codes: readonly string[]): Expectation =>
  ofEach(({ json }, { fits }) => {
    if (json === undefined) return 'the error is not JSON';
    const fault = fits('Error', json);
    if (fault !== null) return fault;
    const { code } = (json as { error: { code: string } }).error;
    return codes.length === 0 || codes.includes(code)
      ? null
      : `the error is called ${code}, and not ${codes.join(' or ')}`;
  });

/** Refused as invalid, in the error format. */
export const REFUSED: readonly Expectation[] = [answers(400, 422), anError()];
/** Not found, in the error format. */
export const NOT_THERE: readonly Expectation[] = [answers(404), anError()];

/** A header of the answer matches a pattern. */
export const header = (name: string, pattern: RegExp): Expectation =>
  ofEach(({ headers }) => {
    const value = headers.get(name);
    if (value === null) return `has no ${name}`;
    return pattern.test(value) ? null : `${name} is "${value}"`;
  });

/** A condition on the estates that a search found. */
export const estates = (
  expected: (found: readonly Estate[], answer: Answered) => string | null,
): Expectation => ofEach((answer) => expected(estatesIn(answer), answer));

/** Every estate fits the condition. */
export const eachEstate = (isSo: (estate: Estate) => boolean, what: string): Expectation =>
  estates((found) => {
    const other = found.find((estate) => !isSo(estate));
    return other === undefined ? null : `estate ${String(other.general.id)} ${what}`;
  });

/** At least one estate fits the condition. */
export const someEstate = (isSo: (estate: Estate) => boolean, what: string): Expectation =>
  estates((found) => (found.some(isSo) ? null : what));

/** Two answers are equal. */
export const sameAnswer =
  (what: string, one = 0, other = 1): Expectation =>
  (all) =>
    JSON.stringify(all[one]?.json) === JSON.stringify(all[other]?.json) ? null : what;

/** The total fits a condition. */
export const total = (isSo: (value: number, whole: number) => boolean, what: string): Expectation =>
  ofEach((answer, { known }) => {
    const value = totalIn(answer);
    if (value === undefined) return 'says no total';
    return isSo(value, known.total) ? null : `${what}: the total is ${value}`;
  });

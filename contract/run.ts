import { isCoreCall } from '../wire/core-calls.ts';
import { type Answered, type Ask, askOf, type Service } from './asked.ts';
import type { Check, Expectation, Looked } from './check.ts';
import { CHECKS } from './checks/index.ts';
import { curlOf } from './curl.ts';
import { findOut, type Known, NEEDS } from './known.ts';
import { type ContractDocument, fitsOf } from './schemas.ts';

/** What became of a check. */
export interface Outcome {
  readonly call: string;
  readonly says: string;
  readonly state: 'passed' | 'failed' | 'left out';
  /** What is wrong, or why it was left out. */
  readonly why?: string;
  /** The calls of a failed check, to repeat by hand. */
  readonly again?: readonly string[];
  /** The longest of its calls, milliseconds. */
  readonly ms: number;
}

/** What is tried of a service. */
export interface Scope {
  /** The core alone. */
  readonly core: boolean;
  /** Checks of these calls alone; of all without it. */
  readonly calls?: readonly string[];
  /** Checks that leave something behind as well. */
  readonly writes: boolean;
  readonly document: ContractDocument;
  readonly now?: Date;
  /** Hears of each outcome as it comes. */
  readonly hear?: (outcome: Outcome) => void;
}

/** What holds for every answer, whatever the check. */
const ALWAYS: readonly Expectation[] = [
  (answers) => {
    const lost = answers.find(({ status }) => status === 0);
    return lost === undefined ? null : `does not answer: ${lost.failure ?? 'nobody is there'}`;
  },
  (answers) => {
    const broken = answers.find(({ status }) => status >= 500);
    return broken === undefined ? null : `answers ${broken.status}: a fault of the service's own`;
  },
  (answers) => {
    const moved = answers.find(({ status }) => status >= 300 && status < 400 && status !== 304);
    return moved === undefined ? null : `answers ${moved.status}: redirects are not followed`;
  },
  (answers) => {
    const untold = answers.find(
      ({ bytes, headers }) => bytes.length > 0 && headers.get('Content-Type') === null,
    );
    return untold === undefined ? null : 'does not say the Content-Type of an answer';
  },
];

/** Milliseconds of a call that would cost a page its answer. */
const SLOW_MS = 2_000;

const quick: Expectation = (answers) => {
  const slow = answers.find(({ ms }) => ms > SLOW_MS);
  return slow === undefined
    ? null
    : `takes ${(slow.ms / 1000).toFixed(1)} s, and a page has 4 s for all of its calls`;
};

const isMeant = ({ call }: Check, { core, calls }: Scope): boolean =>
  (!core || isCoreCall(call)) && (calls === undefined || calls.includes(call));

/** Why a check is not made; null where it is. */
function leftOut(
  { needs = [], writes, withToken }: Check,
  known: Known,
  scope: Scope,
  service: Service,
): string | null {
  if (writes === true && !scope.writes) return 'leaves something behind';
  if (withToken === true && service.token === null) return 'there is no token';
  const missing = needs.find((need) => known[need] === undefined);
  return missing === undefined ? null : `the service has not ${NEEDS[missing]}`;
}

async function answersTo(check: Check, known: Known, ask: Ask): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  // One after the other: a later one may be made of what was answered before.
  for (const step of check.asks(known))
    answers.push(await ask(typeof step === 'function' ? step(answers) : step));
  return answers;
}

/** What is wrong with the answers; null for nothing. An answer that throws its reader is wrong too. */
function faultOf(check: Check, answers: readonly Answered[], looked: Looked): string | null {
  for (const expected of [...ALWAYS, ...check.expects, quick]) {
    try {
      const fault = expected(answers, looked);
      if (fault !== null) return fault;
    } catch (error) {
      return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  return null;
}

/**
 * Tries a service call by call. Never throws for what a service does: that is an outcome. `left out` are checks of
 * calls beyond the scope, those that write unless they are asked for, and those that the service has no content for.
 */
export async function runChecks(service: Service, scope: Scope): Promise<readonly Outcome[]> {
  const ask = askOf(service);
  const known = await findOut(ask, {
    siteId: service.siteId,
    now: scope.now ?? new Date(),
    core: scope.core,
  });
  const looked: Looked = { known, fits: fitsOf(scope.document) };
  const outcomes: Outcome[] = [];
  for (const check of CHECKS.filter((one) => isMeant(one, scope))) {
    const { call, says } = check;
    const why = leftOut(check, known, scope, service);
    const answers = why === null ? await answersTo(check, known, ask) : [];
    const fault = why === null ? faultOf(check, answers, looked) : null;
    const ms = Math.round(Math.max(0, ...answers.map((answer) => answer.ms)));
    const outcome: Outcome =
      why !== null
        ? { call, says, state: 'left out', why, ms }
        : fault === null
          ? { call, says, state: 'passed', ms }
          : {
              call,
              says,
              state: 'failed',
              why: fault,
              again: answers.map(({ asked }) => curlOf(asked, service)),
              ms,
            };
    outcomes.push(outcome);
    scope.hear?.(outcome);
  }
  return outcomes;
}

import { isCoreCall } from '#wire/core-calls.ts';
import type { Ability } from '#wire/own-service.ts';
import { type Answered, type Ask, type Asked, askOf, headersOf, type Service, sentOf } from './asked.ts';
import type { Check, Expectation, Looked } from './check.ts';
import { CHECKS } from './checks/index.ts';
import { findOut, type Known, NEEDS } from './known.ts';
import { type ContractDocument, fitsOf } from './schemas.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Characters shown of a long path or body. */
const SHOWN = 2_000;

/** The request as a curl command; the token is written as `$GEVEL_TOKEN` and never shown. */
function curlOf(asked: Asked, service: Pick<Service, 'base' | 'siteId' | 'token'>): string {
  const headers = [...headersOf(asked, service)]
    .filter(([name]) => name !== 'accept')
    .map(([name, value]) =>
      name === 'authorization'
        ? '-H "Authorization: Bearer $GEVEL_TOKEN"'
        : `-H ${quoted(`${name}: ${value}`)}`,
    );
  const body = sentOf(asked);
  return [
    `curl -i -X ${asked.method}`,
    ...headers,
    ...(body === null ? [] : [`--data-binary ${quoted(body.slice(0, SHOWN))}`]),
    quoted((service.base + asked.path).slice(0, SHOWN)),
  ].join(' ');
}

/** Result of a check. */
export interface Outcome {
  readonly call: string;
  readonly says: string;
  readonly state: 'passed' | 'failed' | 'left out';
  /** Why it failed or was skipped. */
  readonly why?: string;
  /** The requests of a failed check as commands, to repeat by hand. */
  readonly again?: readonly string[];
  /** Its slowest request, milliseconds. */
  readonly ms: number;
}

/** Which checks run. */
export interface Scope {
  /** Only the core. */
  readonly core: boolean;
  /** Abilities to be tested, besides those that a site answer declares. */
  readonly knows?: readonly Ability[];
  /** Only checks of these calls; all checks when absent. */
  readonly calls?: readonly string[];
  /** Also checks that leave data behind. */
  readonly writes: boolean;
  readonly document: ContractDocument;
  readonly now?: Date;
  /** Called with each result as it comes. */
  readonly hear?: (outcome: Outcome) => void;
}

/** Expectations of every answer in every check. */
const ALWAYS: readonly Expectation[] = [
  (answers) => {
    const lost = answers.find(({ status }) => status === 0);
    return lost === undefined ? null : `does not answer: ${lost.failure ?? 'no connection'}`;
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
    const unstated = answers.find(
      ({ bytes, headers }) => bytes.length > 0 && headers.get('Content-Type') === null,
    );
    return unstated === undefined ? null : 'does not say the Content-Type of an answer';
  },
];

/** A request of this many milliseconds would cost a page its answer. */
const SLOW_MS = 2_000;

const quick: Expectation = (answers) => {
  const slow = answers.find(({ ms }) => ms > SLOW_MS);
  return slow === undefined
    ? null
    : `takes ${(slow.ms / 1000).toFixed(1)} s, and a page has 4 s for all of its calls`;
};

const isMeant = ({ call, ability }: Check, { core, calls }: Scope, { abilities }: Known): boolean =>
  (!core || isCoreCall(call)) &&
  (calls === undefined || calls.includes(call)) &&
  (ability === undefined || abilities.includes(ability));

/** Why a check is skipped; null when it runs. */
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
  // One after the other: a later request may be built from earlier answers.
  for (const step of check.asks(known))
    answers.push(await ask(typeof step === 'function' ? step(answers) : step));
  return answers;
}

/** Why a check fails; null when it passes. An answer that makes an expectation throw fails too. */
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
 * Tests a service call by call. Never throws because of what the service does: that is a result. Skipped
 * (`left out`) are checks of calls beyond the scope, checks that write unless asked for, and checks that the
 * service has no content for.
 */
export async function runChecks(service: Service, scope: Scope): Promise<readonly Outcome[]> {
  const ask = askOf(service);
  const known = await findOut(ask, {
    siteId: service.siteId,
    now: scope.now ?? new Date(),
    core: scope.core,
    knows: scope.knows ?? [],
  });
  const looked: Looked = { known, fits: fitsOf(scope.document) };
  const outcomes: Outcome[] = [];
  for (const check of CHECKS.filter((one) => isMeant(one, scope, known))) {
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

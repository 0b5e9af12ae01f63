import type { Report } from '../command.ts';
import {
  buckets,
  caches,
  databases,
  deployments,
  files,
  health,
  login,
  migrations,
  queues,
} from './check-account.ts';
import { bounces, dns, mail } from './check-zone.ts';
import type { Check, Finding, Patient } from './finding.ts';

/** Checks in the order in which an empty account is set up: dependencies first. */
const CHECKS: Readonly<Record<string, Check>> = {
  login,
  files,
  caches,
  databases,
  buckets,
  queues,
  dns,
  mail,
  bounces,
  deployments,
  migrations,
  health,
};

/** Runs a check; a failed check is a finding too, because a dependency is missing. */
async function findingsOf(what: string, check: Check, patient: Patient): Promise<readonly Finding[]> {
  try {
    return await check(patient);
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ line: `Checking ${what}: ${first}`, well: false, mend: 'fix the findings above first' }];
  }
}

/** Reads an environment's account, and lists what is missing and how to fix it. */
export async function examine(patient: Patient): Promise<Report> {
  const findings: Finding[] = [];
  for (const [what, check] of Object.entries(CHECKS))
    findings.push(...(await findingsOf(what, check, patient)));
  const [ill, unknown] = [false, null].map((state) => findings.filter(({ well }) => well === state).length);
  const lines = findings.map(({ line, well, mend }) =>
    well === true ? `ok  ${line}` : `${well === false ? '!!' : '??'}  ${line}\n      ${mend}`,
  );
  const told = ill === 0 ? 'Nothing is missing' : `${ill} of ${findings.length} are missing`;
  const rest = unknown === 0 ? '' : `; ${unknown} could not be asked for (??)`;
  return { lines: [...lines, `${told}${rest}.`], data: findings, failed: ill !== 0 };
}

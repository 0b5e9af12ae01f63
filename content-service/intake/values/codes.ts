import type { EnumerationName } from '#domain/fields/field.ts';
import { parseCustomEpcLabel, parseEnergyLabel } from '#domain/rules/energy-label.ts';
import { FLOOD_SCORES } from '#domain/rules/flood.ts';
import { planningCode, yesOrNo } from '#domain/rules/yes-no.ts';
import type { SourceRules } from '#domain/sources/source.ts';
import { STATUS_TEXTS } from '#domain/status-code.ts';
import { ENUMERATIONS, VIOLATIONS } from '#domain/vocabulary/enumerations.ts';
import { unknownCode } from './known.ts';
import { reason } from './reasons.ts';
import { NOTHING, ofEach, type Rule, refuse } from './rule.ts';

/** One of these codes, as text or as a number. */
export const oneOf =
  (codes: readonly string[], name: string): Rule =>
  (value) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      return refuse(reason('type', { expected: 'a code' }));
    return codes.includes(String(value)) ? NOTHING : refuse(unknownCode(value, codes, name));
  };

/** Systems write 0 and -1 for "no code". */
const unsetCode = (value: unknown): boolean => value === 0 || value === -1;

const orUnset =
  (rule: Rule): Rule =>
  (value) =>
    unsetCode(value) ? NOTHING : rule(value);

/** Answers of the planning block: yes and no in any spelling are two of its codes. */
const answer =
  (rule: Rule): Rule =>
  (value) =>
    rule(yesOrNo(value) === null ? value : planningCode(value));

const ANSWERS: readonly EnumerationName[] = ['planningAnswer', 'flooding', 'conformity'];

/** A code of an enumeration, or a list of them (spec 2 §3). */
export function codeOf(enumeration: EnumerationName): Rule {
  const one = orUnset(oneOf(ENUMERATIONS[enumeration], enumeration));
  const rule = ANSWERS.includes(enumeration) ? answer(one) : one;
  return (value) => (Array.isArray(value) ? ofEach(rule)(value) : rule(value));
}

/** Yes or no in any spelling; the vocabulary's UNKNOWN is a valid "neither". */
const yesNo: Rule = (value) =>
  yesOrNo(value) !== null || value === 'UNKNOWN' ? NOTHING : refuse(reason('yesNo'));

/** Conformity is VALID or INVALID, or yes or no. */
const conformity: Rule = (value) => (yesOrNo(value) !== null ? NOTHING : codeOf('conformity')(value));

const energyLabel: Rule = (value) => {
  if (typeof value !== 'string') return refuse(reason('type', { expected: 'a text' }));
  const known = parseEnergyLabel(value) !== null || parseCustomEpcLabel(value) !== null;
  return known ? NOTHING : refuse(unknownCode(value, ENUMERATIONS.energyLabel, 'energyLabel'));
};

/** Codes used by several fields. */
export const CODES = {
  yesNo,
  conformity,
  energyLabel,
  /** Systems write "0" for "no score". */
  floodScore: oneOf([...FLOOD_SCORES, '0'], 'flood scores'),
  violation: orUnset(
    answer(oneOf([...VIOLATIONS, ...ENUMERATIONS.planningAnswer], 'measures against a building')),
  ),
  status: oneOf(Object.keys(STATUS_TEXTS), 'status'),
} as const;

/** Transaction ids of these sources, or a status code (spec 1 §4). */
export const transactionOf = (...sources: readonly Pick<SourceRules, 'statuses'>[]): Rule => {
  const ids = sources.flatMap(({ statuses }) => Object.keys(statuses));
  return oneOf([...new Set([...ids, ...Object.keys(STATUS_TEXTS)])], 'transactions');
};

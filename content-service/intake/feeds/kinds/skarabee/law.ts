/** Energy, town planning and floods: what the law asks of an advertisement. Nothing is made of silence. */
import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { AREAS, ENERGY_CLASSES, MEASURES } from './codes.ts';
import { codeOf, threeState, tokenOf } from './published.ts';

type Values = Map<string, unknown>;

const FIGURES_OF: readonly (readonly [group: string, name: string, rule: Rule, field: string])[] = [
  ['Energy', 'Index', FIGURES.energy, 'certification.epc_value'],
  ['Energy', 'KLevel', FIGURES.level, 'certification.k_level'],
  ['Energy', 'EnergyLevel', FIGURES.level, 'certification.e_level'],
  ['GES', 'Index', FIGURES.emission, 'certification.co2_emission'],
];

/** Questions of the Flemish block; TRUE and FALSE answer them. */
const ANSWERS = [
  ['Permit', 'planning.permission'],
  ['Summons', 'planning.proceeding'],
  ['PreemptiveRights', 'planning.priority_purchase'],
  ['AllotmentPermit', 'planning.subdivision_permit'],
] as const;

const answerOf = (yes: boolean): 'YES' | 'NO' => (yes ? 'YES' : 'NO');

/** Adds what a property says of energy and of town planning. */
export function addLaw(property: unknown, values: Values, say: Say): void {
  for (const [group, name, rule, field] of FIGURES_OF) {
    const value = member(member(property, group), name);
    const figure = figureIn(value, rule);
    if (figure === 'unread') say({ what: 'value', name: `${group}.${name}`, value: shownValue(value) });
    else if (figure !== 'none') values.set(field, figure);
  }
  const energy = member(property, 'Energy');
  const number = textIn(member(energy, 'EnergyCertificateNr'));
  if (number !== null && number.length <= 60) values.set('certification.epc_number', number);
  const letter = member(energy, 'Class');
  const label = codeOf(ENERGY_CLASSES, letter);
  if (label) values.set('certification.energy_label', label);
  else if (letter !== undefined && letter !== 'UNDEFINED')
    say({ what: 'code', name: 'Energy.Class', value: tokenOf(letter) });

  const planning = member(property, 'UrbanDevelopment');
  for (const [name, field] of ANSWERS) {
    const said = threeState(member(planning, name));
    if (said !== null) values.set(field, answerOf(said));
  }
  const area = member(planning, 'AreaApplication');
  const code = member(area, '@Code');
  const destination = codeOf(AREAS, code);
  if (destination) values.set('planning.most_recent_destination', destination);
  else if (code !== undefined && code !== 'UNDEFINED')
    say({ what: 'code', name: 'UrbanDevelopment.AreaApplication', value: tokenOf(code) });
  const measure = member(planning, 'JudicialDecisionType');
  const measures = codeOf(MEASURES, measure);
  for (const [field, said] of measures ?? [])
    if (said === 'YES' || !values.has(field)) values.set(field, said);
  if (measures === undefined && measure !== undefined && measure !== 'UNDEFINED')
    say({ what: 'code', name: 'UrbanDevelopment.JudicialDecisionType', value: tokenOf(measure) });
  // That there is a decision, but not which one.
  if (threeState(member(planning, 'JudicialDecision')) === true && measures === undefined)
    say({ what: 'value', name: 'UrbanDevelopment.JudicialDecision', value: '' });
  const monument = member(planning, 'ProtectedMonument');
  if (monument === 'PROTECTED') values.set('planning.protected_monument', 'YES');
  else if (monument === 'NOT_PROTECTED') values.set('planning.protected_monument', 'NO');
  else if (monument !== undefined && monument !== 'UNDEFINED')
    say({ what: 'code', name: 'UrbanDevelopment.ProtectedMonument', value: tokenOf(monument) });
}

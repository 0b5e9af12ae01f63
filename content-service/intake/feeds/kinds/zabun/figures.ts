import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { parseCustomEpcLabel, parseEnergyLabel } from '#domain/rules/energy-label.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member, numberIn, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';

/** A figure by the vendor's name, said when it cannot be read. -1 and 0 say nothing; below zero means nothing but of `level`. */
export function figureOf(members: unknown, name: string, rule: Rule, say: Say): number | null {
  const value = member(members, name);
  if (numberIn(value) === -1) return null;
  const read = figureIn(value, rule);
  if (read === 'unread') say({ what: 'value', name, value: shownValue(value) });
  return typeof read === 'number' ? read : null;
}

/** Figures of a home: the vendor's name, the path in our estate, and the range of records. */
const PLAIN: readonly (readonly [name: string, path: string, rule: Rule])[] = [
  ['floor', 'general.floor', FIGURES.floor],
  ['area_ground', 'dimensions.areaGround', FIGURES.area],
  ['area_build', 'dimensions.areaBuild', FIGURES.area],
  ['area_buildable', 'dimensions.areaBuildable', FIGURES.area],
  ['width_house', 'dimensions.widthHouse', FIGURES.length],
  ['depth_house', 'dimensions.depthHouse', FIGURES.length],
  ['width_ground', 'dimensions.widthGround', FIGURES.length],
  ['depth_ground', 'dimensions.depthGround', FIGURES.length],
  ['depth_floor', 'dimensions.depthFloor', FIGURES.length],
  ['depth_ground_floor', 'dimensions.depthGroundFloor', FIGURES.length],
  ['construction_year', 'technical.constructionYear', FIGURES.year],
  ['renovation_year', 'technical.renovationYear', FIGURES.year],
  ['non_indexed_ki', 'ki.nonIndexed', FIGURES.euros],
  ['indexed_ki', 'ki.indexed', FIGURES.euros],
  ['community_tax', 'ki.communityTax', FIGURES.euros],
];

const ENERGY: readonly (readonly [name: string, key: string, rule: Rule])[] = [
  ['epc_value', 'epcValue', FIGURES.energy],
  ['epc_value_total', 'epcValueTotal', FIGURES.energyOfAYear],
  ['co2', 'co2', FIGURES.emission],
  ['e_level', 'eLevel', FIGURES.level],
  ['k_level', 'kLevel', FIGURES.level],
];
const REFERENCES = [
  ['epc_reference', 'epcReference'],
  ['epb_reference', 'epbReference'],
] as const;
const LONGEST_REFERENCE = 60;

type Value = readonly [path: string, value: unknown];

/**
 * Energy of the home (`''`) or of the shared parts (`_shared`). The label is the one that the agency chose; without one, pages
 * take the class of the value on the scale of the home's region.
 */
function energyOf(members: unknown, suffix: '' | '_shared', say: Say): readonly Value[] {
  const at = suffix === '' ? 'energy' : 'energy.shared';
  const figures = ENERGY.map(
    ([name, key, rule]): Value => [`${at}.${key}`, figureOf(members, `${name}${suffix}`, rule, say)],
  );
  const references = REFERENCES.map(([name, key]): Value => {
    const text = textIn(member(members, `${name}${suffix}`));
    return [`${at}.${key}`, text !== null && text.length <= LONGEST_REFERENCE ? text : null];
  });
  const label = textIn(member(members, `custom_epc_label${suffix}`));
  const [form, letter] = [parseCustomEpcLabel(label), parseEnergyLabel(label)];
  if (label !== null && form === null && letter === null)
    say({ what: 'code', name: `custom_epc_label${suffix}`, value: /^[\w+]{1,20}$/.test(label) ? label : '' });
  return [
    ...figures,
    ...references,
    [`${at}.customEpcLabel`, form === null ? null : label],
    [`${at}.energyLabel`, letter === null ? null : (label ?? '').toUpperCase()],
  ];
}

/** Every figure of a home, by the path of its field. */
export const figuresOf = (members: unknown, say: Say): readonly Value[] => [
  ...PLAIN.map(([name, path, rule]): Value => [path, figureOf(members, name, rule, say)]),
  ...energyOf(members, '', say),
  ...energyOf(members, '_shared', say),
];

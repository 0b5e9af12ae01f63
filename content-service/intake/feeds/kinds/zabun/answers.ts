/** Yes, no and codes: what is stated, and nothing made of silence. */
import { member, textIn } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';
import { ANSWERS, CONDITIONS, CONSTRUCTIONS, codeNamed, DIRECTIONS, MEASURES } from './codes.ts';
import type { OptionList } from './options.ts';
import { numberOf } from './published.ts';
import type { ReducedHome } from './reduced.ts';

type Value = readonly [path: string, value: unknown];

/** Answers `…_ynu`: the vendor's name, the path, and whether the field is a yes or no, or a code. */
const YNU: readonly (readonly [name: string, path: string, as: 'boolean' | 'code'])[] = [
  ['certificate_asbuilt_ynu', 'general.certificateAsBuilt', 'boolean'],
  ['presale_right_ynu', 'general.presaleRight', 'code'],
  ['allocation_license_ynu', 'general.allocationLicense', 'code'],
  ['heritage_protected_ynu', 'general.heritageProtected', 'code'],
  ['furniture_ynu', 'technical.furniture', 'boolean'],
  ['pets_allowed_ynu', 'technical.petsAllowed', 'boolean'],
  ['certificate_electricity_ynu', 'certificates.certificateElectricity', 'boolean'],
  ['certificate_conformity_ynu', 'certificates.certificateConformity', 'boolean'],
];

/** Ticks that qualify an answer: an unticked one says nothing, nor does one beside another answer than yes. */
const CONFORM = ['certificate_electricity', 'certificate_conformity'] as const;
const CONFORM_PATHS = {
  certificate_electricity: 'certificates.certificateElectricityConform',
  certificate_conformity: 'certificates.certificateConformityConform',
} as const;

const SCORES = [
  ['flooding_building_score', 'general.floodingBuildingScore'],
  ['flooding_parcel_score', 'general.floodingParcelScore'],
] as const;

/** The names of a number that a home has. Zero and -1 are how the vendor writes that nothing was chosen. */
export function namesOf({ members, names }: ReducedHome, name: string, list: OptionList) {
  const code = numberOf(members, name);
  return code === null || code === 0 ? null : { code, names: names[list]?.[String(code)] };
}

function ynu(members: unknown, [name, path, as]: (typeof YNU)[number], say: Say): Value {
  const said = member(members, name);
  if (said === 'YES') return [path, as === 'code' ? 'YES' : true];
  if (said === 'NO') return [path, as === 'code' ? 'NO' : false];
  if (said !== undefined && said !== null && said !== '' && said !== 'UNKNOWN')
    say({ what: 'code', name, value: '' });
  return [path, null];
}

/** Every answer of a home, by the path of its field; what is not understood is said. */
export function answersOf(
  home: ReducedHome,
  { land }: { readonly land: boolean },
  say: Say,
): readonly Value[] {
  const { members } = home;
  const coded = (name: string, list: OptionList, table: Parameters<typeof codeNamed>[1]) => {
    const found = namesOf(home, name, list);
    const code = found && codeNamed(found.names, table);
    return { found, code };
  };
  const unknown = (name: string, code: number): null => {
    say({ what: 'code', name, value: String(code) });
    return null;
  };
  /** A code of ours, the vendor's own words for what we have no code for, or nothing. */
  const named = (name: string, list: OptionList, table: Parameters<typeof codeNamed>[1]) => {
    const { found, code } = coded(name, list, table);
    if (found === null) return null;
    if (code !== null) return { id: code };
    return found.names === undefined ? unknown(name, found.code) : { name: found.names };
  };
  const only = (name: string, list: OptionList, table: Parameters<typeof codeNamed>[1]) => {
    const { found, code } = coded(name, list, table);
    return found === null ? null : (code ?? unknown(name, found.code));
  };
  const planning = namesOf(home, 'town_planning_id', 'town_plannings');
  return [
    ...YNU.map((one) => ynu(members, one, say)),
    ...CONFORM.map(
      (name): Value => [
        CONFORM_PATHS[name],
        member(members, `${name}_ynu`) === 'YES' && member(members, `${name}_conform`) === true ? true : null,
      ],
    ),
    ...SCORES.map(([name, path]): Value => {
      const score = textIn(member(members, name));
      if (score === null || /^[A-D]$/.test(score)) return [path, score];
      say({ what: 'code', name, value: /^\w$/.test(score) ? score : '' });
      return [path, null];
    }),
    ['technical.condition', land ? null : named('condition_id', 'conditions', CONDITIONS)],
    ['technical.buildingType', land ? null : named('building_type_id', 'building_types', CONSTRUCTIONS)],
    ['technical.directionGarden', only('direction_garden_id', 'garden_directions', DIRECTIONS)],
    ['technical.elevator', member(members, 'elevator') === true ? true : null],
    [
      'general.townPlanningValue',
      planning === null ? null : (planning.names ?? unknown('town_planning_id', planning.code)),
    ],
    // No choice does not say that there is no measure (spec 1 §5).
    [
      'general.townPlanningViolation',
      only('town_planning_violation_id', 'town_planning_violations', MEASURES) ?? 'UNKNOWN',
    ],
    ['general.buildingLicense', only('building_license_id', 'building_licenses', ANSWERS)],
  ];
}

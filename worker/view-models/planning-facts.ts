/** Town planning of the first source, by the rules of its region (spec 1 §5). */
import { floodLetter, floodScoreShown } from '../../domain/rules/flood.ts';
import {
  type Answer,
  asBuiltShown,
  heritageInventoryShown,
  isAnswered,
  statesNoViolation,
  townPlanningShown,
} from '../../domain/rules/planning.ts';
import { localized } from '../../domain/text.ts';
import type { Estate } from '../content/schemas/estate.ts';
import { asAnswer, asYesNo } from './fact-formats.ts';
import { answerField, type FactContext, type FactField, type Format, field } from './fact-table.ts';
import { plainText } from './paragraphs.ts';
import { labelOf } from './vocabulary.ts';

type PlanningField = FactField<Estate>;

/** Outside Wallonia an answer that is missing is said to be missing (spec 1 §9, "Not entered"). */
export const orNotEntered: Format<Answer> = (value, context) =>
  (isAnswered(value) && asAnswer(value, context)) || context.t('value.notEntered');

/** Whether a planning field shows for this answer in the region of the context. */
export const planned = (value: Answer, { region }: FactContext): boolean => townPlanningShown(value, region);

const answer = (key: string, read: (estate: Estate) => Answer): PlanningField =>
  answerField(key, read, orNotEntered, planned);

/** What systems write where no measure was imposed. */
const NO_MEASURE: readonly Answer[] = [false, 'NO', 'NONE', 0, -1];

/** No value, "no" and nought all state that no measure was imposed (spec 1 §5). */
export const violationText: Format<Answer> = (value, context) => {
  if (statesNoViolation(value) || NO_MEASURE.some((none) => none === value))
    return context.t('violation.NONE');
  if (typeof value === 'boolean') return asYesNo(value, context);
  return labelOf('violation', value, context) || orNotEntered(value, context);
};

/** "B: kleine kans …": the letter, and what it means where it is a known one. */
const floodScore: Format<string> = (value, context) => {
  const score = floodLetter(value) ?? value.trim();
  const meaning = labelOf('flood', score, context);
  return meaning === '' ? score : context.t('views.flood.score', { score, meaning });
};

const flood = (key: string, read: (estate: Estate) => string | null | undefined): PlanningField =>
  field(key, read, floodScore, (value, { region }) => floodScoreShown(value, region));

export const PLANNING: readonly PlanningField[] = [
  {
    key: 'destination',
    write: ({ general }, context) => {
      const text = plainText(localized(general.townPlanningValue, context.locale));
      return planned(text, context) ? text || context.t('value.notEntered') : null;
    },
  },
  answer('buildingLicense', ({ general }) => general.buildingLicense),
  answer('allocationLicense', ({ general }) => general.allocationLicense),
  answer('presaleRight', ({ general }) => general.presaleRight),
  answerField('violation', ({ general }) => general.townPlanningViolation, violationText, planned),
  field(
    'asBuilt',
    ({ general }) => general.certificateAsBuilt,
    (value, { t }) => t(value ? 'views.answer.available' : 'views.answer.notAvailable'),
    (value, { region }) => asBuiltShown(value, region),
  ),
  field(
    'heritageProtected',
    ({ general }) => general.heritageProtected,
    asAnswer,
    (value) => isAnswered(value),
  ),
  field(
    'heritageInventoried',
    ({ general }) => general.heritageInventoried,
    asAnswer,
    (value, { region }) => heritageInventoryShown(value, region),
  ),
  field('renovationObligation', ({ general }) => general.renovationObligation, asYesNo),
  flood('floodParcel', ({ general }) => general.floodingParcelScore),
  flood('floodBuilding', ({ general }) => general.floodingBuildingScore),
];

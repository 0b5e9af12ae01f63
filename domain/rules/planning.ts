import type { Region } from './region.ts';
import { planningCode, yesOrNo } from './yes-no.ts';

/** A planning answer: boolean, code, text or nothing. */
export type Answer = boolean | string | number | null | undefined;

/** Location of an estate for regional rules: `region` is null abroad and when unknown. */
export interface Where {
  readonly region: Region | null;
  /** Outside Belgium: fields of a Belgian region's law do not apply. */
  readonly abroad: boolean;
}

/** Whether the fields of the Flemish block apply: in Belgium, and not in Wallonia (spec 1 §5). */
export const hasFlemishRows = ({ region, abroad }: Where): boolean => region !== 'WALLONIA' && !abroad;

/** Whether an answer is given: false is one, an empty text is not. */
export const isAnswered = (value: Answer): value is boolean | string | number =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');

/**
 * Town-planning fields are shown with a value, or without one outside Wallonia (spec 1 §5). For lettings and
 * abroad they are shown only with a value, since no answer is required there.
 */
export const townPlanningShown = (value: Answer, where: Where & { readonly forRent: boolean }): boolean =>
  isAnswered(value) || (hasFlemishRows(where) && !where.forRent);

/** The as-built certificate is shown outside Wallonia, and only as yes or no (spec 1 §5). */
export const asBuiltShown = (value: unknown, where: Where): boolean =>
  hasFlemishRows(where) && yesOrNo(value) !== null;

/** The heritage inventory is shown outside Wallonia, with a value (spec 1 §5). */
export const heritageInventoryShown = (value: Answer, where: Where): boolean =>
  hasFlemishRows(where) && isAnswered(value);

/**
 * The electricity certificate is shown if it is set and not null, the conformity certificate if it is defined
 * (spec 1 §5); both mean the same, since null equals absent on the wire.
 */
export const certificateShown = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null;

/** "New building" is shown only if true (spec 1 §5). */
export const newBuildingShown = (value: unknown): boolean => yesOrNo(value) === true;

/**
 * The listing's overall statement on measures against the building. `none`: the page may state that there are
 * none; `said`: some questions are answered; `silent`: no answer. Silence is not a statement.
 */
export type Measures = 'none' | 'said' | 'silent';

/** The five fields of the second source that together state that no measure was imposed. */
export const MEASURE_FIELDS = [
  'planning.proceeding',
  'planning.remedial_action',
  'planning.administrative_order',
  'planning.penalty_payment',
  'planning.amicable_settlement',
] as const;

/** The overall statement of all five answers: `none` only when every one says no. */
export function measuresOf(answers: readonly unknown[]): Measures {
  const codes = answers.map(planningCode);
  if (codes.length > 0 && codes.every((code) => code === 'NO')) return 'none';
  return codes.some((code) => code !== null) ? 'said' : 'silent';
}

/** Words for a measure against a building, in the languages of listings. */
const MEASURE =
  /dagvaarding|herstelmaatregel|herstelvordering|bestuurlijke maatregel|bestuursdwang|dwangsom|minnelijke schikking|bouwovertreding|bouwmisdrijf|stedenbouwkundige (overtreding|inbreuk)|infraction (urbanistique|d.urbanisme)|mesure (de réparation|administrative)|astreinte|citation|planning (violation|breach|infringement)|remedial measure|enforcement (notice|order)|penalty payment|bauverstoß|städtebaulicher verstoß|wiederherstellungsmaßnahme|zwangsgeld/iu;
/** Negations, which turn such words into a statement that there is no measure. */
const NONE =
  /\b(geen|niet|zonder|nee|neen|aucune?|pas|sans|non|no|none|not|without|kein\w*|nicht|ohne|nein)\b/iu;

/** Whether a text mentions a measure in a sentence without a negation. */
export const mentionsMeasure = (text: string): boolean =>
  text.split(/[.;!?\n]+/u).some((sentence) => MEASURE.test(sentence) && !NONE.test(sentence));

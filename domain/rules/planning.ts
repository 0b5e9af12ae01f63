import type { Region } from './region.ts';
import { planningCode, yesOrNo } from './yes-no.ts';

/** Planning answers come as booleans, codes, text or nothing. */
export type Answer = boolean | string | number | null | undefined;

/** Where an estate lies, for rules that differ by region: `region` is null abroad and where nobody knows. */
export interface Where {
  readonly region: Region | null;
  /** Outside Belgium: no row of a Belgian region's law stands there. */
  readonly abroad: boolean;
}

/** Whether the rows of the Flemish block have a place: in Belgium, and not in Wallonia (spec 1 §5). */
export const hasFlemishRows = ({ region, abroad }: Where): boolean => region !== 'WALLONIA' && !abroad;

/** An answer is there: false is one, an empty text is none. */
export const isAnswered = (value: Answer): value is boolean | string | number =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');

/**
 * Town-planning fields show with a value, or anyway outside Wallonia (spec 1 §5). Where the estate is let, and
 * abroad, only what has a value shows: nobody owes an answer there.
 */
export const townPlanningShown = (value: Answer, where: Where & { readonly letting: boolean }): boolean =>
  isAnswered(value) || (hasFlemishRows(where) && !where.letting);

/** The as-built certificate shows outside Wallonia, and only when it says yes or no (spec 1 §5). */
export const asBuiltShown = (value: unknown, where: Where): boolean =>
  hasFlemishRows(where) && yesOrNo(value) !== null;

/** The heritage inventory shows outside Wallonia, with a value (spec 1 §5). */
export const heritageInventoryShown = (value: Answer, where: Where): boolean =>
  hasFlemishRows(where) && isAnswered(value);

/**
 * The electricity certificate shows if it is set and not null, the conformity certificate if it is
 * defined (spec 1 §5), which is the same, since null is like absent on the wire.
 */
export const certificateShown = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null;

/** "New building" shows only if true (spec 1 §5). */
export const newBuildingShown = (value: unknown): boolean => yesOrNo(value) === true;

/**
 * What a listing says of measures against the building, as a whole. `none`: that there is none may be stated;
 * `said`: some of it is answered; `silent`: nothing is. Silence is not a statement.
 */
export type Measures = 'none' | 'said' | 'silent';

/** The five fields of the second source that together say that no measure was imposed. */
export const MEASURE_FIELDS = [
  'planning.proceeding',
  'planning.remedial_action',
  'planning.administrative_order',
  'planning.penalty_payment',
  'planning.amicable_settlement',
] as const;

/** Of the answers of all five fields: none only when every one says no. */
export function measuresOf(answers: readonly unknown[]): Measures {
  const codes = answers.map(planningCode);
  if (codes.length > 0 && codes.every((code) => code === 'NO')) return 'none';
  return codes.some((code) => code !== null) ? 'said' : 'silent';
}

/** Words of a measure against a building, in the languages of listings. */
const MEASURE =
  /dagvaarding|herstelmaatregel|herstelvordering|bestuurlijke maatregel|bestuursdwang|dwangsom|minnelijke schikking|bouwovertreding|bouwmisdrijf|stedenbouwkundige (overtreding|inbreuk)|infraction (urbanistique|d.urbanisme)|mesure (de réparation|administrative)|astreinte|citation|planning (violation|breach|infringement)|remedial measure|enforcement (notice|order)|penalty payment|bauverstoß|städtebaulicher verstoß|wiederherstellungsmaßnahme|zwangsgeld/iu;
/** What makes of such words the statement that there is none. */
const NONE =
  /\b(geen|niet|zonder|nee|neen|aucune?|pas|sans|non|no|none|not|without|kein\w*|nicht|ohne|nein)\b/iu;

/** Whether a text speaks of a measure in a sentence that does not deny it. */
export const mentionsMeasure = (text: string): boolean =>
  text.split(/[.;!?\n]+/u).some((sentence) => MEASURE.test(sentence) && !NONE.test(sentence));

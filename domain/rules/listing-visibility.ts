import type { Standing } from './standing.ts';
import { saysYes } from './yes-no.ts';

/** Facts that hide fields of a second-source listing. */
interface ListingState {
  readonly standing?: Pick<Standing, 'period'>;
  readonly type?: string | null;
  /** `financial.vat_regime`. */
  readonly vatRegime?: unknown;
}

interface HidingRule {
  readonly when: (listing: ListingState) => boolean;
  readonly fields: readonly string[];
}

const ELECTRICAL = [
  'certification.electrical_certificate',
  'certification.electrical_certificate_conformity',
  'certification.electrical_certificate_information',
];

/** Rules of conditional hiding (spec 2 §9). */
const RULES: readonly HidingRule[] = [
  {
    when: ({ standing }) => standing?.period === true,
    fields: [
      ...ELECTRICAL,
      'planning.permission',
      'planning.most_recent_destination',
      'planning.proceeding',
      'planning.subdivision_permit',
      'certification.as_built_certificate',
    ],
  },
  { when: ({ type }) => type === 'PLOT', fields: ELECTRICAL },
  {
    when: ({ vatRegime }) => saysYes(vatRegime),
    fields: [
      'financial.price',
      'financial.land_price',
      'financial.infrastructure_price',
      'notary_cost.total',
    ],
  },
];

/** Whether the listing's status, type or VAT regime hides a field, named `group.field` (spec 2 §9). */
export const isListingFieldHidden = (field: string, listing: ListingState): boolean =>
  RULES.some((rule) => rule.fields.includes(field) && rule.when(listing));

/** Whether any of these rules can hide a field, named `group.field`. */
export const isConditionallyHidden = (field: string): boolean =>
  RULES.some((rule) => rule.fields.includes(field));

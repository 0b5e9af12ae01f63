import type { Region } from '../rules/region.ts';

/** What is bought. */
export type CostSubject = 'dwelling' | 'plot' | 'other';

/** A rate or cost that could not be confirmed: named to visitors, never calculated. */
interface Unconfirmed {
  /** Regions where it matters; all when absent. */
  readonly regions?: readonly Region[];
  readonly subjects?: readonly CostSubject[];
  /** Only for homes that may be sold with VAT. */
  readonly newOnly?: true;
  /** Only beside a loan. */
  readonly loanOnly?: true;
  readonly why: string;
}

export const UNCONFIRMED = {
  notaryDiscount: {
    subjects: ['dwelling'],
    why: 'Scale Jbis exists (royal order of 22 November 2022) and its conditions were read, its percentages were not.',
  },
  thirdParties: { why: 'Varies by commune and file; no table was found.' },
  monument: { regions: ['FLANDERS'], subjects: ['dwelling', 'other'], why: 'One undated page of an agency.' },
  demolition: {
    regions: ['FLANDERS'],
    subjects: ['dwelling'],
    why: 'Pages of July 2025 contradict each other.',
  },
  farmland: { regions: ['FLANDERS'], subjects: ['plot'], why: 'Only pages with the rates of 2022-2024.' },
  socialHome: {
    regions: ['FLANDERS'],
    subjects: ['dwelling'],
    why: 'Only a page with the rates of 2022-2024.',
  },
  thirdHome: {
    regions: ['WALLONIA'],
    subjects: ['dwelling'],
    why: 'Pages of 2025 name 12.5 % for owners of several homes; no text was read that ends the 15 % of 2016.',
  },
  socialVat: { newOnly: true, why: 'Not looked up.' },
  rebuiltLand: { newOnly: true, why: 'The sources name the home, and not the land that is sold with it.' },
  landAbatement: {
    regions: ['BRUSSELS'],
    newOnly: true,
    why: 'A page from before 2023 gives the whole abatement to land of a home off plan; nothing newer was read.',
  },
  loanNotary: { loanOnly: true, why: 'The scale for loans was not read.' },
  loanAnnexes: { loanOnly: true, why: 'Amounts of 25, 50 and 100 euro, all from before 2022.' },
} as const satisfies Readonly<Record<string, Unconfirmed>>;
type UnconfirmedId = keyof typeof UNCONFIRMED;

/** What decides which of them concern a purchase. */
interface Concerned {
  readonly region: Region;
  readonly subject: CostSubject;
  readonly isNew: boolean;
  readonly loan: boolean;
}

/** Rates and costs of such a purchase that could not be confirmed, which the sum therefore lacks. */
export const unconfirmedFor = ({ region, subject, isNew, loan }: Concerned): readonly UnconfirmedId[] =>
  (Object.keys(UNCONFIRMED) as UnconfirmedId[]).filter((id) => {
    const rule: Unconfirmed = UNCONFIRMED[id];
    const { regions = [region], subjects = [subject], newOnly, loanOnly } = rule;
    return (
      regions.includes(region) &&
      subjects.includes(subject) &&
      (isNew || !newOnly) &&
      loan === (loanOnly === true)
    );
  });

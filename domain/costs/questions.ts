import type { Region } from '../rules/region.ts';
import { limitOf, RATES } from './rates.ts';
import type { CostSubject } from './unconfirmed.ts';

/** A purchase of full ownership for money, as its listing states it. */
export interface Purchase {
  readonly region: Region;
  readonly subject: CostSubject;
  /** Asking price in cents, without VAT where the home is sold with it. */
  readonly price: number;
  /** Whether it may be sold with VAT: a home that is new, or a unit of a project. */
  readonly isNew: boolean;
  /** The part of the price that is the land's, cents; null when it is not known. */
  readonly ground: number | null;
  /** Classes by which its energy certificate can improve. */
  readonly classes: number;
}

export const QUESTION_IDS = ['use', 'core', 'better', 'vat', 'seller', 'rebuilt'] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];
/** A visitor's answers. A question without one counts as the dearest of its answers. */
export type Answers = Readonly<Partial<Record<QuestionId, string>>>;

interface Question {
  readonly isAsked: (purchase: Purchase, answers: Answers) => boolean;
  readonly options: (purchase: Purchase) => readonly string[];
}

const YES_NO = ['yes', 'no'] as const;
/** The least improvement that lowers the duty in Brussels, in classes. */
const LEAST_CLASSES = 2;

/** Whether there is a rate that depends on how the buyer will use it. */
const hasUses = ({ region, subject }: Purchase): boolean =>
  subject === 'dwelling' || (subject === 'plot' && region !== 'FLANDERS');

const withoutVat = ({ isNew }: Purchase, { vat }: Answers): boolean => !isNew || vat === 'no';

/** Whether the use changes what is paid: land of a new home has a lower rate in Wallonia alone. */
const dependsOnUse = (purchase: Purchase, answers: Answers): boolean =>
  withoutVat(purchase, answers) || purchase.region === 'WALLONIA';

/** The questions whose answers change the sum, in the order in which they are asked. */
export const QUESTIONS: Readonly<Record<QuestionId, Question>> = {
  vat: { isAsked: ({ isNew }) => isNew, options: () => YES_NO },
  seller: { isAsked: (purchase, answers) => !withoutVat(purchase, answers), options: () => ['one', 'two'] },
  rebuilt: {
    isAsked: (purchase, answers) => purchase.subject === 'dwelling' && !withoutVat(purchase, answers),
    options: () => YES_NO,
  },
  use: {
    isAsked: (purchase, answers) =>
      hasUses(purchase) &&
      dependsOnUse(purchase, answers) &&
      (withoutVat(purchase, answers) || answers.seller !== 'one'),
    options: ({ region, subject }) =>
      region === 'FLANDERS' && subject === 'dwelling' ? ['own', 'social', 'other'] : ['own', 'other'],
  },
  core: {
    isAsked: (purchase, answers) =>
      purchase.region === 'FLANDERS' &&
      purchase.subject === 'dwelling' &&
      answers.use === 'own' &&
      withoutVat(purchase, answers) &&
      purchase.price > limitOf('fl-modest-home') &&
      purchase.price <= limitOf('fl-modest-home-core'),
    options: () => YES_NO,
  },
  better: {
    isAsked: (purchase, answers) =>
      purchase.region === 'BRUSSELS' &&
      purchase.subject === 'dwelling' &&
      answers.use === 'own' &&
      withoutVat(purchase, answers) &&
      purchase.classes >= LEAST_CLASSES &&
      purchase.price <= limitOf('br-abatement') &&
      purchase.price > RATES['br-abatement'].value,
    options: ({ classes }) => [
      'no',
      ...Array.from({ length: Math.max(0, classes - LEAST_CLASSES + 1) }, (_, step) =>
        String(step + LEAST_CLASSES),
      ),
    ],
  },
};

/** In the order in which one may depend on another's answer. */
const ORDER: readonly QuestionId[] = ['vat', 'seller', 'rebuilt', 'use', 'core', 'better'];

/** The questions that are asked of a buyer, given the answers so far. */
export const askedOf = (purchase: Purchase, answers: Answers): readonly QuestionId[] =>
  ORDER.filter((id) => QUESTIONS[id].isAsked(purchase, answers));

/** The first question without an answer that it offers; null when all are answered. */
export const unanswered = (purchase: Purchase, answers: Answers): QuestionId | null =>
  askedOf(purchase, answers).find((id) => !QUESTIONS[id].options(purchase).includes(answers[id] ?? '')) ??
  null;

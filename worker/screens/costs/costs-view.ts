import { inEuros } from '#domain/costs/amounts.ts';
import { type CostLine, costsOf, effectsOf, type PurchaseCosts } from '#domain/costs/purchase.ts';
import { type Answers, askedOf, type Purchase, QUESTIONS, type QuestionId } from '#domain/costs/questions.ts';
import {
  CORE_CITIES,
  limitOf,
  RATES,
  RATES_READ,
  type Rate,
  type RateId,
  rateOn,
  SCALE_J,
} from '#domain/costs/rates.ts';
import { COST_SOURCES, type CostSourceName } from '#domain/costs/sources.ts';
import { unconfirmedFor } from '#domain/costs/unconfirmed.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { tiedPlace } from '#domain/format/ties.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { Translator } from '#locales/translator.ts';
import { picturesOf } from '../../estate/card/pictures.ts';
import { costsPath } from '../../estate/costs/cost-section.ts';
import { type Property, placeOf } from '../../estate/property/property.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Asked } from './asked.ts';
import { type LoanView, toLoan } from './loan-view.ts';

/** A question with its answers; the one that is chosen, "don't know" when none is. */
export interface QuestionView {
  readonly id: QuestionId;
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[];
  /** What its answer changes, and on which conditions. */
  readonly effect: string | null;
  readonly hint: string | null;
}

/** A line of the sum: its name, amount and how it came about. */
interface LineView {
  readonly id: string;
  readonly label: string;
  readonly how: string | null;
  readonly amount: string;
}

/** A field for an amount or a rate. */
export interface TypedView {
  readonly value: string;
  readonly error: string | null;
}

export interface CostsView {
  /** Address of the form. */
  readonly path: string;
  readonly home: {
    readonly title: string;
    readonly place: string;
    readonly href: string;
    readonly picture: PictureView | null;
  };
  readonly questions: readonly QuestionView[];
  /** The land's part of the price; null for a home that is sold without VAT. */
  readonly ground: TypedView | null;
  readonly total: string;
  readonly above: string;
  /** "Prijs 97 %": parts of the whole, each with its share in percent. */
  readonly parts: readonly {
    readonly id: 'price' | 'tax' | 'rest';
    readonly from: number;
    readonly width: number;
  }[];
  readonly lines: readonly LineView[];
  /** Sentences on what the sum lacks. */
  readonly lacks: readonly string[];
  readonly sources: readonly {
    readonly label: string;
    readonly pages: readonly { readonly publisher: string; readonly href: string }[];
  }[];
  readonly read: string;
  readonly loan: LoanView;
  /** "Berekend op 29/11/2026". */
  readonly made: string;
}

interface CostsInput {
  readonly property: Property;
  readonly purchase: Purchase;
  /** Address of the home's own page. */
  readonly home: string;
  readonly asked: Asked;
}

/** A share in hundred-thousandths, as a percentage. */
const percentOf = (share: number, t: Translator): string => formatTrimmed(share / 1000, t, 3);
const priceOf = (cents: number, t: Translator): string => formatPrice(inEuros(cents), t);

/** Condition of a question, in the words of its region where they differ. */
function hintOf(id: QuestionId, purchase: Purchase, { t }: ViewContext): string {
  switch (id) {
    case 'use':
      return ownHomeHint(purchase, t);
    case 'core':
      return t('costs.ask.coreHint', { cities: CORE_CITIES.join(', ') });
    case 'better':
      return t('costs.ask.betterHint', { exempt: priceOf(RATES['br-abatement-energy'].value, t) });
    default:
      return t(`costs.ask.${id}Hint`);
  }
}

/** The conditions of the rate for the only own home. */
function ownHomeHint({ region, subject }: Purchase, t: Translator): string {
  if (region !== 'BRUSSELS') return t(`costs.ask.useHint.${region}`);
  const rate = subject === 'plot' ? 'br-abatement-plot' : 'br-abatement';
  const amounts = { exempt: priceOf(RATES[rate].value, t), most: priceOf(limitOf(rate), t) };
  return subject === 'plot' ? t('costs.ask.useHint.PLOT', amounts) : t('costs.ask.useHint.BRUSSELS', amounts);
}

function labelOf(id: QuestionId, option: string, t: Translator): string {
  switch (id) {
    case 'use':
      return option === 'own' || option === 'social'
        ? t(`costs.ask.use.${option}`)
        : t('costs.ask.use.other');
    case 'seller':
      return t(option === 'one' ? 'costs.ask.seller.same' : 'costs.ask.seller.apart');
    case 'better':
      return option === 'no' ? t('costs.ask.no') : t('costs.ask.better.classes', { n: option });
    default:
      return t(option === 'yes' ? 'costs.ask.yes' : 'costs.ask.no');
  }
}

const QUESTION_TEXTS = {
  use: 'costs.ask.use.text',
  core: 'costs.ask.core',
  better: 'costs.ask.better.text',
  vat: 'costs.ask.vat',
  seller: 'costs.ask.seller.text',
  rebuilt: 'costs.ask.rebuilt',
} as const;

function toQuestion(
  id: QuestionId,
  purchase: Purchase,
  answers: Answers,
  effect: number,
  context: ViewContext,
): QuestionView {
  const { t } = context;
  const options = QUESTIONS[id].options(purchase);
  const chosen = options.find((option) => option === answers[id]) ?? '';
  return {
    id,
    text: t(QUESTION_TEXTS[id]),
    options: [...options, ''].map((value) => ({
      value,
      label: value === '' ? t('costs.ask.unknown') : labelOf(id, value, t),
      chosen: value === chosen,
    })),
    effect: effect === 0 ? null : t('costs.ask.effect', { amount: priceOf(effect, t) }),
    hint: hintOf(id, purchase, context),
  };
}

/** How a duty came about: its share, of what, by which rule, and what was taken off. */
function howOfShare({ rate, base = 0, relief, reduction }: CostLine, t: Translator): string | null {
  if (rate === null) return null;
  const of = t('costs.how.share', { percent: percentOf(RATES[rate].value, t), base: priceOf(base, t) });
  const rule = t.label('costs.rule', rate);
  const off = relief === undefined ? null : t('costs.how.relief', { amount: priceOf(relief.cents, t) });
  const less =
    reduction === undefined ? null : t('costs.how.reduction', { amount: priceOf(reduction.cents, t) });
  return [of, rule, off, less].filter((part) => part !== null).join('; ');
}

function toLine(line: CostLine, purchase: Purchase, costs: PurchaseCosts, t: Translator): LineView {
  const { id, cents } = line;
  const isTaxed = costs.lines.some((one) => one.id === 'vat');
  const how: Readonly<Record<CostLine['id'], string | null>> = {
    price: purchase.isNew && isTaxed ? t('costs.how.priceWithoutVat') : null,
    duty: howOfShare(line, t),
    landDuty: howOfShare(line, t),
    vat: howOfShare(line, t),
    landVat: howOfShare(line, t),
    fee: t('costs.how.fee'),
    file: t('costs.how.file'),
    notaryVat: howOfShare(line, t),
    transcription: t('costs.how.transcription'),
    writing: t('costs.how.writing'),
  };
  return { id, label: t(`costs.line.${id}`), how: how[id], amount: priceOf(cents, t) };
}

const TAXES: readonly CostLine['id'][] = ['duty', 'landDuty', 'vat', 'landVat'];

/** The whole as one measure, true to scale: price, tax and the rest, in percent. */
function partsOf({ lines, total }: PurchaseCosts): CostsView['parts'] {
  const sum = (...ids: readonly CostLine['id'][]): number =>
    lines.filter(({ id }) => ids.includes(id)).reduce((all, { cents }) => all + cents, 0);
  const [price, tax] = [sum('price'), sum(...TAXES)];
  const percent = (cents: number): number => Math.round((cents / total) * 10_000) / 100;
  return [
    { id: 'price', from: 0, width: percent(price) },
    { id: 'tax', from: percent(price), width: percent(tax) },
    { id: 'rest', from: percent(price + tax), width: percent(total - price - tax) },
  ];
}

/** Fixed amounts of every purchase, which may be due to change. */
const FIXED = ['no-transcription'] as const satisfies readonly RateId[];

function lacksOf(purchase: Purchase, { t, today }: ViewContext): readonly string[] {
  return [
    t('costs.lacks.loan'),
    t('costs.lacks.moving'),
    t('costs.lacks.propertyTax'),
    ...(purchase.isNew ? [] : [t('costs.lacks.existing')]),
    ...(purchase.subject === 'other' ? [t('costs.lacks.other')] : []),
    ...FIXED.filter((rate) => rateOn(rate, today) === null).map(() => t('costs.lacks.transcription')),
    ...unconfirmedFor({ ...purchase, loan: false }).map((id) => t(`costs.unconfirmed.${id}`)),
  ];
}

const sourcesOf = (line: CostLine): readonly CostSourceName[] => {
  if (line.id === 'fee') return SCALE_J.sources;
  const rates = [line.rate, line.relief?.rate, line.reduction?.rate].filter(
    (rate): rate is RateId => rate !== null && rate !== undefined,
  );
  return rates.flatMap((id) => {
    const rate: Rate = RATES[id];
    return [...rate.sources];
  });
};

const toSources = ({ lines }: PurchaseCosts, t: Translator): CostsView['sources'] =>
  lines
    .filter(({ id }) => id !== 'price')
    .map((line) => ({
      label: t(`costs.line.${line.id}`),
      pages: [...new Set(sourcesOf(line))].map((name) => COST_SOURCES[name]),
    }));

/** The land's part of a home that may be sold with VAT: the visitor's, else the listing's. */
function toGround({ purchase, asked }: CostsInput, { t }: ViewContext): TypedView | null {
  if (!purchase.isNew) return null;
  const stated = purchase.ground === null ? '' : formatTrimmed(inEuros(purchase.ground), t);
  return {
    value: asked.ground.text === '' ? stated : asked.ground.text,
    error: asked.ground.isUnread ? t('costs.unread.amount') : null,
  };
}

/** The page of a purchase, with a visitor's answers. */
export function toCosts(input: CostsInput, context: ViewContext): CostsView {
  const { property, home, asked } = input;
  const { t, today } = context;
  const purchase: Purchase = { ...input.purchase, ground: asked.ground.value ?? input.purchase.ground };
  const costs = costsOf(purchase, asked.answers, today);
  const effects = effectsOf(purchase, asked.answers, today);
  const questions = askedOf(purchase, asked.answers).filter(
    (id) => (effects.get(id) ?? 0) > 0 || asked.answers[id] !== undefined,
  );
  const [picture = null] = picturesOf(property, context);
  return {
    path: costsPath(property.id, context),
    home: {
      title: property.title || property.name,
      place: tiedPlace(placeOf(property, context)),
      href: home,
      picture,
    },
    questions: questions.map((id) => toQuestion(id, purchase, asked.answers, effects.get(id) ?? 0, context)),
    ground: toGround(input, context),
    total: priceOf(costs.total, t),
    above: t('costs.above', { amount: priceOf(costs.total - purchase.price, t) }),
    parts: partsOf(costs),
    lines: costs.lines.map((line) => toLine(line, purchase, costs, t)),
    lacks: lacksOf(purchase, context),
    sources: toSources(costs, t),
    read: t('costs.read', { day: formatDate(RATES_READ, t) }),
    loan: toLoan(asked, costs.total, context),
    made: t('costs.made', { day: formatDate(today, t) }),
  };
}

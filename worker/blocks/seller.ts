import { formatDate } from '#domain/format/date.ts';
import { formatNumber, formatTrimmed } from '#domain/format/number.ts';
import { VALUED_KINDS } from '#domain/forms/valuation.ts';
import { pathTo } from '#domain/routes.ts';
import type {
  FiguresBlockView,
  OfficesBlockView,
  PressBlockView,
  ReviewsBlockView,
  StepsBlockView,
  ValuationBlockView,
  WordsView,
} from '#domain/views/seller-section.ts';
import type { LocalizedText } from '#wire/values.ts';
import { toOffices } from '../estate/team/team-view.ts';
import { pictureView } from '../platform/media/picture-address.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { linkHref } from '../platform/page/nav-link.ts';
import { inLang, wordedIn } from '../platform/page/worded.ts';
import type { SectionOf } from './block-data.ts';
import { blockWords } from './words.ts';

/** A text in the page's language, else in another one. */
function words(text: LocalizedText | null | undefined, context: ViewContext): WordsView {
  const worded = wordedIn(text, context);
  return { text: worded.text, ...inLang(worded, context) };
}

/**
 * The question that begins a valuation: a link to the form for each kind of home; null where the agency offers no
 * valuations. A cached page has no form of its own, and an address is not asked for where only a POST, whose answer
 * cannot be reloaded, would keep it out of the next page's address (docs/decisions/0107).
 */
export function valuationBlock(
  section: SectionOf<'valuation'>,
  context: ViewContext,
): ValuationBlockView | null {
  if (!context.site.settings.features.includes('valuation')) return null;
  const own = blockWords(section, context);
  return {
    kind: 'valuation',
    ...own,
    kinds: VALUED_KINDS.map((kind) => ({
      label: context.t(`valuation.kinds.${kind}`),
      href: `${pathTo('valuation', context.locale)}?kind=${kind}`,
    })),
    points: (section.points ?? []).map((point) => words(point, context)).filter(({ text }) => text !== ''),
    picture: section.picture ? pictureView(section.picture, context) : null,
  };
}

/** Figures with what they count and their period; null when there are none. */
export function figuresBlock(section: SectionOf<'figures'>, context: ViewContext): FiguresBlockView | null {
  const figures = section.figures.flatMap(({ value, unit, label, period }) => {
    const [what, when] = [words(label, context), words(period, context)];
    if (what.text === '' || when.text === '') return [];
    return [
      { value: formatTrimmed(value, context.t, 1), unit: words(unit, context), label: what, period: when },
    ];
  });
  return figures.length === 0 ? null : { kind: 'figures', ...blockWords(section, context), figures };
}

/** Steps in order; null when there are none. */
export function stepsBlock(section: SectionOf<'steps'>, context: ViewContext): StepsBlockView | null {
  const steps = section.steps.flatMap(({ title, text, duration }) => {
    const head = words(title, context);
    if (head.text === '') return [];
    return [{ title: head, text: words(text, context), duration: words(duration, context) }];
  });
  return steps.length === 0 ? null : { kind: 'steps', ...blockWords(section, context), steps };
}

/** Reviews with the information that the law requires; null where that is missing in every language. */
export function reviewsBlock(section: SectionOf<'reviews'>, context: ViewContext): ReviewsBlockView | null {
  const { t } = context;
  const checked = words(section.checked, context);
  const reviews = section.reviews.flatMap(({ text, by, about, date }) => {
    const said = words(text, context);
    if (said.text === '') return [];
    return [{ text: said, by, about: words(about, context), date: formatDate(date, t) }];
  });
  if (checked.text === '') return null;
  const { source, count, score } = section;
  const name = words(source.name, context);
  if (name.text === '') return null;
  const counted = t.count('content.reviews.counted', count);
  return {
    kind: 'reviews',
    ...blockWords(section, context),
    score: score ? formatTrimmed(score.value, t, 1) : null,
    counted: score
      ? `${t('content.reviews.outOf', { n: formatTrimmed(score.outOf, t, 1) })} ${counted}`
      : counted,
    source: name,
    // A selection must not look like all reviews.
    asOf: [
      t('content.reviews.asOf', { date: formatDate(section.asOf, t) }),
      ...(reviews.length < count ? [t('content.reviews.shown', { n: reviews.length })] : []),
    ].join(' · '),
    link: source.link
      ? {
          label: t('content.reviews.all', { n: formatNumber(count, t) }),
          href: linkHref(source.link, context),
        }
      : null,
    checked,
    reviews,
  };
}

/** Press quotes with name and date of the paper; null when there are none in any language. */
export function pressBlock(section: SectionOf<'press'>, context: ViewContext): PressBlockView | null {
  const { t } = context;
  const quotes = section.quotes.flatMap(({ text, paper, by, date, title, link }) => {
    const said = words(text, context);
    if (said.text === '') return [];
    const piece = words(title, context);
    const named = piece.text === '' ? { text: t('content.press.read', { paper }) } : piece;
    return [
      {
        text: said,
        paper,
        signed: [by?.trim() ?? '', formatDate(date, t)].filter((part) => part !== '').join(' · '),
        title: link
          ? { ...named, href: linkHref(link, context) }
          : piece.text === ''
            ? null
            : { ...piece, href: null },
      },
    ];
  });
  return quotes.length === 0 ? null : { kind: 'press', ...blockWords(section, context), quotes };
}

/** The agency's offices with their hours, but not whether they are open now, since the page is cached. */
export function officesBlock(section: SectionOf<'offices'>, context: ViewContext): OfficesBlockView | null {
  const offices = toOffices(null, context);
  if (offices.length === 0) return null;
  const own = blockWords(section, context);
  return { kind: 'offices', ...own, heading: own.heading || context.t('team.ours'), offices };
}

import type { Locale, Localized } from '../locale.ts';
import { STATUS_CODES, type StatusCode } from '../status-code.ts';
import { localized } from '../text.ts';
import { isBlank } from './emptiness.ts';
import type { EstateSource, Id } from './source.ts';
import { type Standing, type StatusView, stateOf, statusCodeOf } from './standing.ts';

/** A transaction as sources send it. */
interface NamedTransaction {
  readonly id?: Id | null;
  readonly name?: Localized | null;
}

/** The translator of pages or of mails: both have these texts (`locales/<language>/standing.ts`). */
export interface StandingTexts {
  (key: `status.${StatusCode}` | `standing.${'option' | 'bid' | 'archived'}`): string;
  readonly locale: Locale;
}

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The source's own name in this language, else the label of the meaning, else its name in another language. */
function ownName(name: Localized | null | undefined, label: StatusCode | null, t: StandingTexts): string {
  const own = name?.[t.locale];
  if (!isBlank(own)) return (own ?? '').trim();
  return (label === null ? '' : t(`status.${label}`)) || localized(name, t.locale);
}

/**
 * Name of a home's status: the source's own name if it means the same ("Binnenkort te huur"), else the label
 * of its meaning. Empty for an unknown status without a name.
 */
export function standingName(
  transaction: NamedTransaction | null | undefined,
  source: EstateSource,
  { label, unknown }: Standing,
  t: StandingTexts,
): string {
  const plain = unknown ? '' : t(`status.${label}`);
  const code = statusCodeOf(transaction?.id, source);
  if (code !== label && !(code === null && unknown)) return plain;
  const own = ownName(transaction?.name, unknown ? null : label, t);
  // A name that means another status contradicts its id.
  const meant = STATUS_CODES.filter((one) => sameWords(t(`status.${one}`), own));
  return meant.length === 0 || meant.includes(label) ? own : plain;
}

/**
 * The status of a home in one word or two, the same on cards, pages, comparisons and in mails (decision 105).
 * `name` is its `standingName`.
 */
export function statusView(standing: Standing, name: string, t: StandingTexts): StatusView {
  const state = stateOf(standing);
  switch (state) {
    case 'option':
    case 'bid':
    case 'archived':
      return { state, text: t(`standing.${state}`) };
    case 'unknown':
      return { state, text: name || t('status.UNDEFINED') };
    case 'free':
    case 'gone':
    case 'ended':
      return { state, text: name };
  }
}

import type { ReactNode } from 'react';
import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { OfferView, ResultsView } from '#domain/views/offer.ts';
import type { TextKey, Translator } from '#locales/translator.ts';

type None = Extract<ResultsView, { kind: 'none' }>;

import { AlertHere } from './AlertHere.tsx';
import { AlertInvite } from './AlertInvite.tsx';

interface Props {
  readonly results: None;
  /** Whether the search has criteria; without any, the agency has no offer at all. */
  readonly sought: boolean;
  readonly clearHref: string;
  /** Label of the link to all results. */
  readonly allKey?: TextKey;
  readonly alertHref: OfferView['alertHref'];
  /** Text of the alert, if it is not about homes. */
  readonly alertKey?: TextKey;
  /** A home that is one step away. */
  readonly nearest?: ReactNode;
  readonly t: Translator;
}

const headingKey = ({ widen }: None, sought: boolean): TextKey => {
  if (!sought) return 'offer.noneOffered';
  return widen.length > 0 ? 'offer.noneHint' : 'offer.noneWhole';
};

/** Empty results: links to wider searches, each with its number of results, the nearest home, then the alert. */
export const NoResults = ({
  results,
  sought,
  clearHref,
  allKey = 'offer.noneAll',
  alertHref,
  alertKey = 'offer.alertText',
  nearest,
  t,
}: Props) => (
  <div className="empty">
    <EmptyStreet />
    <h2>{t(headingKey(results, sought))}</h2>
    {sought ? (
      <ul className="ways">
        {results.widen.map((way) => (
          <li key={way.href}>
            <a href={way.href} rel="nofollow">
              <span>{way.label}</span>
              <span className="ways__count">{way.count}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
        {results.adjustHref == null ? null : (
          <li>
            <a href={results.adjustHref} rel="nofollow">
              <span>{t('resultMap.draw.adjust')}</span>
              <Icon name="arrow" />
            </a>
          </li>
        )}
        <li>
          <a href={clearHref}>
            {t(allKey)}
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
    ) : null}
    {nearest}
    {alertHref !== null && results.alertHere === true ? (
      <AlertHere href={alertHref} textKey={alertKey} card={results.alertCard} t={t} />
    ) : (
      <AlertInvite href={alertHref} main textKey={alertKey} t={t} />
    )}
  </div>
);

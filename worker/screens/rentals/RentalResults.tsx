import { CachedPart, CachedParts } from '#client/ui/CachedParts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { RentalCard } from '../../rental/RentalCard.tsx';
import type { RentalCardView } from '../../rental/rental-card.ts';
import { AlertInvite } from '../../results/AlertInvite.tsx';
import { NoResults } from '../../results/NoResults.tsx';
import { BeyondLast, SearchFailed } from '../../results/no-list.tsx';
import { PageNumbers } from '../../results/PageNumbers.tsx';
import type { NearView } from './near-weeks.ts';
import type { RentalsView } from './rentals-view.ts';

/** Why nothing is free on these days, and what is nearest: each with its units, its lowest total, and a link. */
const NearWeeks = ({ near, t }: { readonly near: NearView; readonly t: Translator }) => (
  <section className="near-weeks" aria-label={t('nearWeeks.list')}>
    <h2>{near.heading}</h2>
    <p>{near.lead}</p>
    <ul className="ways">
      {near.ways.map(({ href, days, hint, count, from }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            <span>
              <b>{days}</b> <small className="muted">{hint}</small>
            </span>
            <span className="ways__count">{from === null ? count : `${count}, ${from}`}</span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
    {near.preview === null ? null : (
      <>
        <h2>{near.preview.heading}</h2>
        <ul className="results grid">
          {near.preview.cards.map((card) => (
            <li key={card.id}>
              <RentalCard card={card} headingLevel={3} />
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);

interface ItemProps {
  readonly card: RentalCardView;
  readonly eager?: boolean;
}

const Item = (props: ItemProps) => (
  <li>
    <RentalCard {...props} />
  </li>
);
const keyOf = ({ card }: ItemProps): string => card.id;

/** Result of the search: units, none, a page after the last, or a failure; each has its own look. */
export const RentalResults = ({ view, t }: { readonly view: RentalsView; readonly t: Translator }) => {
  const { results } = view;
  switch (results.kind) {
    case 'found':
      return (
        <>
          <ul className="results grid" aria-label={t('offer.results')}>
            <CachedParts
              of={Item}
              each={results.cards.map((card, index) => (index === 0 ? { card, eager: true } : { card }))}
              keyOf={keyOf}
            />
          </ul>
          <CachedPart of={PageNumbers} numbers={results.numbers} t={t} />
          <CachedPart of={AlertInvite} href={view.alertHref} textKey="alerts.rental" t={t} />
        </>
      );
    case 'none':
      return (
        <>
          {view.near === null ? null : <NearWeeks near={view.near} t={t} />}
          <NoResults
            results={results}
            sought={view.chips.length > 0}
            clearHref={view.clearHref}
            allKey="stays.noneAll"
            alertHref={view.alertHref}
            alertKey="alerts.rental"
            t={t}
          />
        </>
      );
    case 'beyond':
      return <BeyondLast results={results} t={t} />;
    case 'failed':
      return <SearchFailed results={results} t={t} />;
  }
};

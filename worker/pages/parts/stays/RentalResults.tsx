import type { Translator } from '../../../../locales/translator.ts';
import type { RentalsView } from '../../../view-models/stays/rentals.ts';
import { NoResults } from '../NoResults.tsx';
import { BeyondLast, SearchFailed } from '../no-list.tsx';
import { PageNumbers } from '../PageNumbers.tsx';
import { RentalCard } from './RentalCard.tsx';

/** What the search found: units, none, no such page, or that it could not be done; they never look alike. */
export const RentalResults = ({ view, t }: { readonly view: RentalsView; readonly t: Translator }) => {
  const { results } = view;
  switch (results.kind) {
    case 'found':
      return (
        <>
          <ul className="grid" aria-label={t('offer.results')}>
            {results.cards.map((card, index) => (
              <li key={card.id}>
                <RentalCard card={card} eager={index === 0} />
              </li>
            ))}
          </ul>
          <PageNumbers numbers={results.numbers} t={t} />
        </>
      );
    case 'none':
      return (
        <NoResults
          results={results}
          sought={view.chips.length > 0}
          clearHref={view.clearHref}
          allKey="stays.noneAll"
          alertHref={null}
          t={t}
        />
      );
    case 'beyond':
      return <BeyondLast results={results} t={t} />;
    case 'failed':
      return <SearchFailed results={results} t={t} />;
  }
};

import { StatusMessage } from '../../client/components/StatusMessage.tsx';
import type { OfferView } from '../../domain/views/offer.ts';
import type { Translator } from '../../locales/translator.ts';
import { Chips } from './parts/Chips.tsx';
import { OfferHead } from './parts/OfferHead.tsx';
import { OfferResults } from './parts/OfferResults.tsx';
import { OfflineTemplate } from './parts/OfflineTemplate.tsx';
import { OtherView } from './parts/OtherView.tsx';
import { PlacesMeant } from './parts/PlacesMeant.tsx';
import { SearchForm } from './parts/SearchForm.tsx';

/**
 * Search and list of estates (spec 1 §2–4). Script that changes the filter in place fetches the very page
 * it leads to and takes over its regions (`data-region`) and the parts of its form (`data-part`).
 */
export const OfferPage = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => (
  <div className="wrap offer" data-enhance="offer">
    <OfferHead view={view} t={t} />
    <p className="hidden" role="status" data-region="status">
      {view.status}
    </p>
    <SearchForm form={view.form} clearHref={view.clearHref} aside={<OtherView view={view} />} t={t} />
    <div data-region="chips">
      {view.placeProblem ? (
        // Said here too: without script the field lies in a sheet that is closed on phones.
        <StatusMessage tone="warning" title={view.placeProblem.message}>
          <PlacesMeant problem={view.placeProblem} t={t} />
        </StatusMessage>
      ) : null}
      <Chips chips={view.chips} clearHref={view.clearHref} t={t} />
    </div>
    <section className="offer__results" aria-label={t('offer.results')} data-region="results">
      <OfferResults view={view} t={t} />
    </section>
    <OfflineTemplate href={view.form.action} t={t} />
  </div>
);

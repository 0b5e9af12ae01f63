import { Kept } from '#client/ui/Kept.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { OfferView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';
import { OfflineTemplate } from '../../results/OfflineTemplate.tsx';
import { Chips } from '../../search/parts/Chips.tsx';
import { PlacesMeant } from '../../search/parts/PlacesMeant.tsx';
import { SearchForm } from '../../search/parts/SearchForm.tsx';
import { OfferHead } from './OfferHead.tsx';
import { OfferResults } from './OfferResults.tsx';
import { OtherView } from './OtherView.tsx';

/**
 * Search and list of estates (spec 1 §2–4). To filter in place, the script fetches the page of the new search
 * and replaces its regions (`data-region`) and parts of its form (`data-part`).
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
        // Repeated here, because on phones without script the field is in a closed sheet.
        <StatusMessage tone="warning" title={view.placeProblem.message}>
          <PlacesMeant problem={view.placeProblem} t={t} />
        </StatusMessage>
      ) : null}
      {view.priceProblem === null ? null : <StatusMessage tone="warning" title={view.priceProblem} />}
      <Kept of={Chips} chips={view.chips} clearHref={view.clearHref} alertHref={view.alertHref} t={t} />
    </div>
    <section className="offer__results" aria-label={t('offer.results')} data-region="results">
      <OfferResults view={view} t={t} />
    </section>
    <Kept of={OfflineTemplate} href={view.form.action} t={t} />
  </div>
);

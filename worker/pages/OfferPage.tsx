import type { OfferView } from '../../domain/views/offer.ts';
import type { Translator } from '../../locales/translator.ts';
import { Chips } from './parts/Chips.tsx';
import { FilterForm } from './parts/FilterForm.tsx';
import { OfferResults } from './parts/OfferResults.tsx';
import { SortMenu } from './parts/SortMenu.tsx';

/** Search and list of homes (spec 1 §2–4). */
export const OfferPage = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => (
  <div className="wrap offer">
    <div className="page-head page-head--tools">
      <div>
        <h1>{view.heading}</h1>
        {view.subheading ? <p>{view.subheading}</p> : null}
      </div>
      {view.results.kind === 'found' ? <SortMenu label={t('offer.sort')} options={view.sort} /> : null}
    </div>
    <FilterForm form={view.form} clearHref={view.clearHref} results={view.results} t={t} />
    <Chips chips={view.chips} clearHref={view.clearHref} t={t} />
    <section className="offer__results" aria-label={t('offer.results')}>
      <OfferResults view={view} t={t} />
    </section>
  </div>
);

import { CachedPart } from '#client/ui/CachedParts.tsx';
import type { Translator } from '#locales/translator.ts';
import { ListMenu } from '../../results/ListMenu.tsx';
import { OfflineTemplate } from '../../results/OfflineTemplate.tsx';
import { Chips } from '../../search/parts/Chips.tsx';
import { SearchForm } from '../../search/parts/SearchForm.tsx';
import { Sentence, SentenceField } from '../../search/parts/Sentence.tsx';
import { RentalResults } from './RentalResults.tsx';
import type { RentalsView } from './rentals-view.ts';

/**
 * Search and list of holiday rentals. The script filters in place as in the offer, through the same regions
 * and parts of the form.
 */
export const RentalsPage = ({ view, t }: { readonly view: RentalsView; readonly t: Translator }) => (
  <div className="wrap offer stays" data-enhance="offer">
    <div className="page-head page-head--tools" data-region="head">
      <div>
        <h1>{view.heading}</h1>
        {view.subheading ? <p>{view.subheading}</p> : null}
      </div>
      {view.results.kind === 'found' ? (
        <div className="list-tools">
          <CachedPart of={ListMenu} label={t('offer.sort')} options={view.sort} icon="sort" />
        </div>
      ) : null}
    </div>
    <p className="hidden" role="status" data-region="status">
      {view.status}
    </p>
    <SearchForm form={view.form} alertHref={view.alertHref} t={t} />
    {view.sentence === null ? null : (
      <SentenceField action={view.form.action} said={view.sentence.text} t={t} />
    )}
    <div data-region="chips">
      {view.sentence === null ? null : <Sentence sentence={view.sentence} t={t} />}
      <CachedPart
        of={Chips}
        chips={view.chips}
        clearHref={view.clearHref}
        allHref={view.form.allHref}
        t={t}
      />
    </div>
    <section className="offer__results" aria-label={t('offer.results')} data-region="results">
      <RentalResults view={view} t={t} />
    </section>
    {/* As in the offer, below the list without a sentence. */}
    {view.sentence === null ? <SentenceField action={view.form.action} said={null} t={t} /> : null}
    <CachedPart of={OfflineTemplate} href={view.form.action} t={t} />
  </div>
);

import { Kept } from '#client/ui/Kept.tsx';
import type { OfferView } from '#domain/views/offer.ts';
import type { Translator } from '#locales/translator.ts';
import { ListMenu } from '../../results/ListMenu.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

type WaysProps = Pick<OfferView, 'sort' | 'groupings' | 'views'> & { readonly t: Translator };

const Ways = ({ sort, groupings, views, t }: WaysProps) => (
  <div className="list-tools">
    <div className="list-menus">
      <ListMenu label={t('offer.sort')} options={sort} />
      <ListMenu label={t('offer.group')} options={groupings} icon="group" />
    </div>
    <ViewSwitch label={t('offer.view')} views={views} />
  </div>
);

/** Heading with number and place of the results, and the view options; those only with results. */
export const OfferHead = ({ view, t }: { readonly view: OfferView; readonly t: Translator }) => (
  <div className="page-head page-head--tools" data-region="head">
    <div>
      <h1>{view.heading}</h1>
      {view.subheading ? <p>{view.subheading}</p> : null}
    </div>
    {view.results.kind === 'found' ? (
      <Kept of={Ways} sort={view.sort} groupings={view.groupings} views={view.views} t={t} />
    ) : null}
  </div>
);

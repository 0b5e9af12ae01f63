import { Icon } from '../../../client/components/Icon.tsx';
import type { FilterFormView, FilterPart, OfferView } from '../../../domain/views/offer.ts';
import type { OptionView } from '../../../domain/views/option.ts';
import type { Translator } from '../../../locales/translator.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { OptionList } from './OptionList.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { PriceRange } from './PriceRange.tsx';
import { ShowButton } from './ShowButton.tsx';

const SHEET_ID = 'filter-sheet';

interface Props {
  readonly form: FilterFormView;
  readonly clearHref: string;
  readonly results: OfferView['results'];
  readonly views: OfferView['views'];
  readonly t: Translator;
}

/** Sub types of the chosen types; the part is there without them too, for script to fill. */
const SubTypes = ({
  options,
  label,
}: {
  readonly options: readonly OptionView[];
  readonly label: string;
}) => (
  <div data-part="sub-types">
    {options.length === 0 ? null : (
      <fieldset className="filter__more">
        <legend>{label}</legend>
        <OptionList name="subType" options={options} look="list" />
      </fieldset>
    )}
  </div>
);

/** On phones: from the list to the map, and from the map back to the list. */
const OtherView = ({ views }: Pick<Props, 'views'>) => {
  const map = views.find(({ value }) => value === 'map');
  const other = map?.current ? views[0] : map;
  return other === undefined ? null : (
    <a className="button button--line" href={other.href} rel="nofollow">
      <Icon name={other === map ? 'map' : 'grid'} />
      {other.label}
    </a>
  );
};

/**
 * The search as a plain GET form. Its fields stand once in the page: wide screens show them as a bar of
 * drop-downs, phones as a sheet that opens by the popover attribute, so both work without script.
 */
export const FilterForm = ({ form, clearHref, results, views, t }: Props) => {
  const counted = results.kind === 'found' ? t.count('offer.show', results.total) : null;
  const submit = (className: string) => (
    <ShowButton counted={counted} plain={t('offer.apply')} className={className} />
  );
  const clear = (part: FilterPart, label: string) =>
    form.clearHrefs[part] === null ? null : (
      <a className="button button--quiet button--small" href={form.clearHrefs[part]} rel="nofollow">
        {t('offer.clear')}
        <span className="hidden"> {label}</span>
      </a>
    );
  const panels = [
    {
      key: 'status' as const,
      label: t('offer.status'),
      options: form.status,
      fields: <OptionList name="status" options={form.status} look="pills" />,
    },
    {
      key: 'city' as const,
      label: t('offer.where'),
      options: null,
      fields: <PlacePanel form={form} t={t} />,
    },
    {
      key: 'type' as const,
      label: t('offer.type'),
      options: form.types,
      fields: (
        <>
          <OptionList name="type" options={form.types} look="pills" />
          <SubTypes options={form.subTypes} label={t('offer.subType')} />
        </>
      ),
    },
    {
      key: 'price' as const,
      label: t('offer.budget'),
      options: null,
      fields: <PriceRange form={form} t={t} />,
    },
    {
      key: 'bedrooms' as const,
      label: t('offer.bedrooms'),
      options: form.bedrooms,
      fields: <OptionList name="bedrooms" options={form.bedrooms} look="pills" />,
    },
    {
      key: 'country' as const,
      label: t('offer.country'),
      // A single country is no choice, unless it is the one that was asked for.
      options: form.countries.length > 1 || form.summary.country !== null ? form.countries : [],
      fields: <OptionList name="country" options={form.countries} look="list" />,
    },
  ].filter((panel) => panel.options === null || panel.options.length > 0);
  return (
    <form
      className="filter-form"
      action={form.action}
      method="get"
      data-region="form"
      autoComplete="off"
      aria-label={t('offer.filters')}
    >
      <div hidden data-part="hidden">
        {form.hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div className="filter-sheet" id={SHEET_ID} popover="auto">
        <div className="filter-sheet__head">
          <h2>{t('offer.filters')}</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={t('site.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="filters">
          {panels.map((panel) => (
            <FilterPanel
              key={panel.key}
              name={panel.key}
              label={panel.label}
              value={form.summary[panel.key]}
              any={t('offer.any')}
              open={panel.key === 'city' && form.place.problem !== null}
              submit={submit('button button--small')}
              clear={clear(panel.key, panel.label)}
            >
              {panel.fields}
            </FilterPanel>
          ))}
        </div>
        <div className="filter-sheet__foot">
          <a className="button button--quiet" href={clearHref}>
            {t('offer.clearAll')}
          </a>
          {submit('button')}
        </div>
      </div>
      <div className="action-bar">
        <button type="button" className="button" popoverTarget={SHEET_ID}>
          <Icon name="filter" />
          {form.activeCount > 0 ? t('offer.filterActive', { n: form.activeCount }) : t('offer.filter')}
        </button>
        <div className="action-bar__view" data-part="other-view">
          <OtherView views={results.kind === 'found' ? views : []} />
        </div>
      </div>
    </form>
  );
};

import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { PanelView, SearchFormView } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { keyOf, SearchControl } from './SearchControl.tsx';
import { ShowButton } from './ShowButton.tsx';

/** Id of the sheet that shows the filters on phones. */
export const SHEET_ID = 'filter-sheet';

interface Props {
  readonly form: SearchFormView;
  readonly clearHref: string;
  /** Shown on phones, beside the button that opens the filters. */
  readonly aside?: ReactNode;
  readonly t: Translator;
}

/** A panel with a place or a price that was not understood is open, so that it can be corrected. */
const standsOpen = ({ controls }: PanelView): boolean =>
  controls.some(
    (control) =>
      (control.kind === 'place' && control.place.problem !== null) ||
      (control.kind === 'range' && (control.min.unread || control.max.unread)),
  );

/** The fields of a search: a large part of many pages, and the same on all pages of a search. */
const FilterSheet = ({ form, clearHref, t }: Omit<Props, 'aside'>) => {
  const submit = (className: string) => <ShowButton {...form.submit} className={className} />;
  return (
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
      {/* The class says how many there are, so that none moves while the page is still being parsed. */}
      <div className={`filters filters--${form.panels.length}`}>
        {form.panels.map((panel) => (
          <FilterPanel
            key={panel.name}
            name={panel.name}
            label={panel.label}
            value={panel.value}
            any={t.label('offer.anyOf', panel.name) ?? t('offer.any')}
            open={standsOpen(panel)}
            submit={submit('button button--small')}
            clear={
              panel.clearHref === null ? null : (
                <a className="button button--quiet button--small" href={panel.clearHref} rel="nofollow">
                  {t('offer.clear')}
                  <span className="hidden"> {panel.label}</span>
                </a>
              )
            }
          >
            {panel.controls.map((control) => (
              <SearchControl key={keyOf(control)} control={control} t={t} />
            ))}
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
  );
};

/**
 * A search as a plain GET form. Its fields occur once in the page: wide screens show them as a bar of
 * drop-downs, phones as a sheet that opens by the popover attribute, so both work without script.
 */
export const SearchForm = ({ form, clearHref, aside, t }: Props) => {
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
      <CachedPart of={FilterSheet} form={form} clearHref={clearHref} t={t} />
      <div className="action-bar">
        <button type="button" className="button" popoverTarget={SHEET_ID}>
          <Icon name="filter" />
          {form.activeCount > 0 ? t('offer.filterActive', { n: form.activeCount }) : t('offer.filter')}
        </button>
        {aside}
      </div>
    </form>
  );
};

import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { PanelView, SearchFormView } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { keyOf, SearchControl } from './SearchControl.tsx';
import { ShowButton } from './ShowButton.tsx';

interface Props {
  readonly form: SearchFormView;
  /** Link to an alert for this search; null if the agency has no alerts. */
  readonly alertHref: string | null;
  /** Shown on phones, beside the link to all filters. */
  readonly aside?: ReactNode;
  readonly t: Translator;
}

/** A panel with a place or a price that was not understood is open, so that it can be corrected. */
export const standsOpen = ({ controls }: Pick<PanelView, 'controls'>): boolean =>
  controls.some(
    (control) =>
      (control.kind === 'place' && control.place.problem !== null) ||
      (control.kind === 'range' && (control.min.unread || control.max.unread)),
  );

/** Number of chosen filters in a link to them; nothing for none. */
const Chosen = ({ count, t }: { readonly count: number; readonly t: Translator }) =>
  count === 0 ? null : (
    <b className="count">
      {count}
      <span className="hidden"> {t('traits.chosen')}</span>
    </b>
  );

/** The bar: the filters that matter most, then all others behind a link, then the alert. */
const FilterBar = ({ form, alertHref, t }: Omit<Props, 'aside'>) => (
  // The classes say what there is, so that nothing moves while the page is still being parsed.
  <div className={`filters filters--${form.panels.length}${alertHref === null ? '' : ' filters--alert'}`}>
    {form.panels.map((panel) => (
      <FilterPanel
        key={panel.name}
        name={panel.name}
        label={panel.label}
        value={panel.value}
        any={t.label('offer.anyOf', panel.name) ?? t('offer.any')}
        open={standsOpen(panel)}
        submit={<ShowButton {...form.submit} className="button button--small" />}
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
    <div className="filters__more" data-part="more">
      <a href={form.allHref} rel="nofollow">
        <Icon name="filter" />
        {t('traits.more')}
        <Chosen count={form.chosen.beyond} t={t} />
      </a>
    </div>
    <div className="filters__more" data-part="alert">
      {alertHref === null ? null : (
        <a className="filters__alert" href={alertHref} rel="nofollow" data-form="">
          <Icon name="bell" />
          {t('offer.alert')}
        </a>
      )}
    </div>
  </div>
);

/**
 * A search as a plain GET form: on wide screens a bar of drop-downs; phones have a link to all filters instead, which
 * are a page of their own, so both work without script.
 */
export const SearchForm = ({ form, alertHref, aside, t }: Props) => (
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
    <CachedPart of={FilterBar} form={form} alertHref={alertHref} t={t} />
    <div className="action-bar">
      <div data-part="all-filters">
        <a className="button" href={form.allHref} rel="nofollow">
          <Icon name="filter" />
          {t('offer.filters')}
          <Chosen count={form.chosen.all} t={t} />
        </a>
      </div>
      {aside}
    </div>
  </form>
);

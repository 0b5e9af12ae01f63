import { Icon } from '#client/ui/Icon.tsx';
import type { PlaceControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { splitCities } from './city-lists.ts';
import { OptionList } from './OptionList.tsx';
import { PlaceField, placeHooks } from './PlaceField.tsx';

interface Props {
  readonly control: Pick<PlaceControl, 'place' | 'cities'>;
  /** Whether its screen may ask for the visitor's position (`LOCATING` in the security headers). */
  readonly near?: boolean;
  /** Whether the cities are behind a line. */
  readonly folded?: boolean;
  readonly t: Translator;
}

/** The visitor's own surroundings as a place, and what became of the question. */
const NearMe = ({ t }: Pick<Props, 't'>) => (
  <div className="place-panel__near needs-script">
    <button
      type="button"
      data-near=""
      data-asking={t('resultMap.nearAsking')}
      data-denied={t('resultMap.nearDenied')}
      data-offline={t('resultMap.nearOffline')}
    >
      <Icon name="near" />
      <span>
        <b>{t('resultMap.near')}</b>
        <small>{t('place.nearHint')}</small>
      </span>
      <Icon name="right" small />
    </button>
    <p role="status" data-near-status="" />
  </div>
);

/** Chosen places with their surroundings, each with its radius. */
const Circles = ({ circles }: Pick<PlaceControl['place'], 'circles'>) => (
  <div data-part="circle">
    {circles.map(({ name, label, radii }) => (
      <label key={radii[0]?.value} className="place-panel__circle">
        <span aria-hidden="true">{name}</span>
        <select
          className="input"
          name="geo_range"
          aria-label={label}
          defaultValue={radii.find(({ checked }) => checked)?.value}
        >
          {radii.map((radius) => (
            <option key={radius.value} value={radius.value}>
              {radius.label}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
);

/** The cities of the offer. */
const Cities = ({ cities, t }: Pick<PlaceControl, 'cities'> & Pick<Props, 't'>) => {
  const { first, others } = splitCities(cities);
  return (
    // Inside the fieldset: Chromium does not lay out a fieldset whose legend was replaced in a closed drop-down.
    <div data-part="cities">
      <OptionList name="city" options={first} look="list" />
      {others.length === 0 ? null : (
        <details className="place-panel__others" data-stays="">
          <summary>{t.count('place.others', others.length)}</summary>
          <OptionList name="city" options={others} look="list" />
        </details>
      )}
    </div>
  );
};

/**
 * Place of the search: a typed place, those with their surroundings, each with its radius, and the cities of the offer
 * to choose from. Where the cities are folded the places stand above the field, so that a new one moves nothing below
 * it (`holdStill` in client/offer/all-filters.ts).
 */
export const PlacePanel = ({ control: { place, cities }, near = false, folded = false, t }: Props) => (
  <div className="place-panel" {...placeHooks(place, t)}>
    {folded ? <Circles circles={place.circles} /> : null}
    <PlaceField field={place} label={t('place.label')} radius t={t} />
    {folded ? null : <Circles circles={place.circles} />}
    {near ? <NearMe t={t} /> : null}
    {folded ? (
      <details className="direct-of__finer">
        <summary>
          <span>{t('place.list')}</span>
          <Icon name="chevron" small />
        </summary>
        <Cities cities={cities} t={t} />
      </details>
    ) : (
      <fieldset>
        <legend>{t('place.list')}</legend>
        <Cities cities={cities} t={t} />
      </fieldset>
    )}
  </div>
);

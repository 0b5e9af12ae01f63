import type { PlaceControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { splitCities } from './city-lists.ts';
import { OptionList } from './OptionList.tsx';
import { PlaceField, placeHooks } from './PlaceField.tsx';

interface Props {
  readonly control: Pick<PlaceControl, 'place' | 'cities'>;
  readonly t: Translator;
}

/** Place of the search: a typed place, the current circle, and the cities of the offer to choose from. */
export const PlacePanel = ({ control: { place, cities }, t }: Props) => {
  const { first, others } = splitCities(cities);
  return (
    <div className="place-panel" {...placeHooks(place, t)}>
      <PlaceField field={place} label={t('place.label')} radius t={t} />
      <div data-part="circle">
        {place.circle === null ? null : (
          <label className="check">
            <input
              type="checkbox"
              name="geo_range"
              value={place.circle.value}
              data-place={place.circle.place ?? undefined}
              defaultChecked
            />
            <span>{place.circle.label}</span>
          </label>
        )}
      </div>
      <fieldset>
        <legend>{t('place.list')}</legend>
        {/* Inside the fieldset: Chromium does not lay out a fieldset whose legend was replaced in a closed
            drop-down. */}
        <div data-part="cities">
          <OptionList name="city" options={first} look="list" />
          {others.length === 0 ? null : (
            <details className="place-panel__others" data-stays="">
              <summary>{t.count('place.others', others.length)}</summary>
              <OptionList name="city" options={others} look="list" />
            </details>
          )}
        </div>
      </fieldset>
    </div>
  );
};

import type { ReactNode } from 'react';
import type { UnitGroupView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { countedTemplate } from '#worker/platform/page/text-templates.ts';
import { unitFigures } from './unit-figures.ts';

const STATES = ['free', 'option', 'sold', 'unknown'] as const;
const SORTS = [
  ['', 'estate.unitsByFloor'],
  ['price', 'estate.unitsPriceUp'],
  ['price-desc', 'estate.unitsPriceDown'],
  ['area', 'estate.unitsAreaUp'],
  ['area-desc', 'estate.unitsAreaDown'],
] as const;

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

const Choice = ({ name, label, children }: ChoiceProps) => (
  <label className="units-filter__choice">
    <span>{label}</span>
    <select className="input" name={name} autoComplete="off">
      {children}
    </select>
  </label>
);

interface Props {
  readonly groups: readonly UnitGroupView[];
  readonly t: Translator;
}

/** The label of a state in the table. */
const stateName = (groups: readonly UnitGroupView[], state: (typeof STATES)[number]): string | undefined =>
  groups.flatMap(({ units }) => units).find(({ status }) => status.state === state)?.status.text;

const bedroomCounts = (groups: readonly UnitGroupView[]): number[] => {
  const counts = groups.flatMap(({ units }) => units.map((unit) => unitFigures(unit)['data-bedrooms'] ?? 0));
  return [...new Set(counts)].filter((count) => count > 0).sort((a, b) => a - b);
};

/**
 * Filters over the table of units; hidden until the script that filters is loaded. No form, because nothing
 * is sent.
 */
export const UnitsFilter = ({ groups, t }: Props) => {
  const shown = countedTemplate(t, 'estate.unitsShown');
  const total = groups.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <fieldset className="units-filter" data-units-choice hidden>
      <legend className="hidden">{t('estate.unitsFilter')}</legend>
      <Choice name="state" label={t('estate.unitStatus')}>
        <option value="">{t('estate.unitsAny')}</option>
        {STATES.map((state) => {
          const name = stateName(groups, state);
          return name === undefined ? null : (
            <option key={state} value={state}>
              {name}
            </option>
          );
        })}
      </Choice>
      <Choice name="bedrooms" label={t('estate.unitsBedrooms')}>
        <option value="">{t('estate.unitsAny')}</option>
        {bedroomCounts(groups).map((count) => (
          <option key={count} value={count}>
            {t('estate.unitsBedroomsFrom', { n: String(count) })}
          </option>
        ))}
      </Choice>
      <Choice name="sort" label={t('estate.unitsSort')}>
        {SORTS.map(([value, key]) => (
          <option key={value} value={value}>
            {t(key)}
          </option>
        ))}
      </Choice>
      <output className="units-filter__count" data-one={shown.one} data-other={shown.other}>
        {t.count('estate.unitsShown', total)}
      </output>
    </fieldset>
  );
};

import type { Choice, Figure } from '../../../domain/forms/valuation.ts';
import type { Translator } from '../../../locales/translator.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { Choices } from './Choices.tsx';
import { choicesOf, type ValuationView } from './valuation-view.ts';

interface Props {
  readonly view: ValuationView;
  readonly t: Translator;
}

const FIGURES: readonly Figure[] = ['area', 'plot', 'year'];
const CHOICES: readonly (readonly [Choice, 'pills' | 'rows' | 'grades'])[] = [
  ['bedrooms', 'pills'],
  ['bathrooms', 'pills'],
  ['state', 'rows'],
  ['epc', 'grades'],
];

/** Facts about the home, by kind; all are optional. */
export const HomeStep = ({ view: { state, fields }, t }: Props) => (
  <div className="form__part">
    <div className="figures">
      {FIGURES.filter((name) => fields.includes(name)).map((name) => (
        <TextField
          key={name}
          state={state}
          name={name}
          label={name === 'year' ? t('valuation.year') : `${t(`valuation.${name}`)} (m²)`}
          optional="unmarked"
          inputMode="numeric"
          t={t}
        />
      ))}
    </div>
    {CHOICES.filter(([name]) => fields.includes(name)).map(([name, look]) => (
      <Choices
        key={name}
        state={state}
        name={name}
        legend={t(`valuation.${name}`)}
        choices={choicesOf(name, { t })}
        look={look}
        t={t}
      />
    ))}
  </div>
);

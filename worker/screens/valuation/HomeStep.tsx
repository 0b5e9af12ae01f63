import type { Choice, Figure } from '#domain/forms/valuation.ts';
import type { Translator } from '#locales/translator.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import { Choices } from './Choices.tsx';
import { choicesOf, kindsAsking } from './valuation-view.ts';

interface HomeStepProps {
  readonly state: FormState;
  readonly t: Translator;
}

const FIGURES: readonly Figure[] = ['area', 'plot', 'year'];
const CHOICES: readonly (readonly [Choice, 'pills' | 'rows' | 'grades'])[] = [
  ['bedrooms', 'pills'],
  ['bathrooms', 'pills'],
  ['state', 'rows'],
  ['epc', 'grades'],
];

/**
 * Facts about the home, all of them optional. The style sheet hides those that do not belong to the chosen kind,
 * and the form drops them (`askedOf`).
 */
export const HomeStep = ({ state, t }: HomeStepProps) => (
  <div className="form__part">
    <div className="figures">
      {FIGURES.map((name) => (
        <div key={name} data-kinds={kindsAsking(name)}>
          <TextField
            state={state}
            name={name}
            label={name === 'year' ? t('valuation.year') : `${t(`valuation.${name}`)} (m²)`}
            optional="unmarked"
            inputMode="numeric"
            t={t}
          />
        </div>
      ))}
    </div>
    {CHOICES.map(([name, look]) => (
      <div key={name} data-kinds={kindsAsking(name)}>
        <Choices
          state={state}
          name={name}
          legend={t(`valuation.${name}`)}
          choices={choicesOf(name, { t })}
          look={look}
          t={t}
        />
      </div>
    ))}
  </div>
);

import { ajaxPath } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';
import { Choices } from './Choices.tsx';
import { choicesOf } from './valuation-view.ts';

/** Data for suggestions in a free address field: like the place field's, with another call. */
const addressHooks = (t: Translator) => {
  const { one, other } = countedTemplate(t, 'place.listed');
  return {
    'data-enhance': 'place',
    'data-suggest': ajaxPath(t.locale, 'search-address'),
    'data-label': t('valuation.address.suggestions'),
    'data-none': t('valuation.address.none'),
    'data-one': one,
    'data-other': other,
  } as const;
};

interface Props {
  readonly state: FormState;
  readonly t: Translator;
}

/** Kind and address of the home. A script suggests addresses; the typed text is used as it is. */
export const AddressStep = ({ state, t }: Props) => (
  <div className="form__part">
    <Choices
      state={state}
      name="kind"
      legend={t('valuation.kind')}
      choices={choicesOf('kind', { t })}
      optional={false}
      t={t}
    />
    <div {...addressHooks(t)}>
      <div className="place">
        <TextField
          state={state}
          name="address"
          label={t('valuation.address.label')}
          hint={t('valuation.address.hint')}
          autoComplete="address-line1"
          t={t}
        />
      </div>
      <div data-part="place-problem" hidden />
    </div>
  </div>
);

import type { Translator } from '../../../../locales/translator.ts';
import type { RatesView } from '../../../view-models/stays/rates.ts';

/** The price list, a table for each kind of period. */
export const RatesTables = ({
  rates,
  t,
}: {
  readonly rates: readonly RatesView[];
  readonly t: Translator;
}) => (
  <div className="rates">
    {rates.map(({ title, rows }) => (
      <table key={title}>
        <caption>{title}</caption>
        <thead className="hidden">
          <tr>
            <th scope="col">{t('stays.rate.when')}</th>
            <th scope="col">{t('stays.rate.free')}</th>
            <th scope="col">{t('stays.rate.price')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, price, free }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td className="muted">{free}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);

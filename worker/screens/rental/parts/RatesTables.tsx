import type { Translator } from '#locales/translator.ts';
import type { RatesView } from '../rates.ts';

/** Rows of a table that are always visible: about half a year. */
const SEEN = 8;

interface Props {
  readonly rates: readonly RatesView[];
  readonly t: Translator;
}

const Rows = ({ title, rows, t }: RatesView & Pick<Props, 't'>) => (
  <table>
    <caption>{title}</caption>
    <thead className="hidden">
      <tr>
        <th scope="col">{t('stays.rate.when')}</th>
        <th scope="col">{t('stays.rate.price')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ when, price, free }) => (
        <tr key={when}>
          <th scope="row">
            {when} <small className="muted">{free}</small>
          </th>
          <td>{price}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The price list, one table per kind of period; rows further in the future are folded. */
export const RatesTables = ({ rates, t }: Props) => (
  <div className="rates">
    {rates.map(({ title, rows }) => (
      <div key={title}>
        <Rows title={title} rows={rows.slice(0, SEEN)} t={t} />
        {rows.length <= SEEN ? null : (
          <details>
            <summary>{t('stays.rate.later')}</summary>
            <Rows title={`${title}, ${t('stays.rate.later')}`} rows={rows.slice(SEEN)} t={t} />
          </details>
        )}
      </div>
    ))}
  </div>
);

import type { Translator } from '#locales/translator.ts';
import type { BreakdownView } from './breakdown.ts';

/** Price of a stay, line by line; the deposit is listed separately, because it is refunded. */
export const BreakdownTable = ({
  breakdown,
  t,
}: {
  readonly breakdown: BreakdownView;
  readonly t: Translator;
}) => (
  <>
    <table className="breakdown">
      <tbody>
        {breakdown.rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('stays.cost.total')}</th>
          <td>{breakdown.total}</td>
        </tr>
      </tfoot>
    </table>
    {breakdown.deposit === null ? null : <p className="breakdown__deposit">{breakdown.deposit}</p>}
  </>
);

import type { Translator } from '../../../../locales/translator.ts';
import type { BreakdownView } from '../breakdown.ts';

/** What a stay costs, line by line; the deposit stands apart, for it comes back. */
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

import type { ReactNode } from 'react';
import type { StaffTexts } from '../texts.ts';

/** A part of the page with its title. */
export const Part = ({
  title,
  note,
  whole = false,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  /** Over all columns. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}) => (
  <section className={whole ? 'fg-whole' : undefined}>
    <h2>{title}</h2>
    {note === undefined ? null : <p className="muted">{note}</p>}
    {children}
  </section>
);

const percent = (part: number, of: number): string => `${Math.round((part / of) * 1000) / 10}%`;

/** A bar of a share, where any has one; its number stands beside it in words. */
export const Bar = ({ part, of }: { readonly part: number; readonly of: number }) =>
  of === 0 ? null : (
    <svg className="fg-bar" height="8" aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="4" y2="4" />
      <rect x="0" y="1" height="6" width={percent(part, of)} />
    </svg>
  );

/** A link to the file of a part. */
export const Csv = ({
  href,
  of,
  s,
  whole = false,
}: {
  readonly href: string;
  readonly of: string;
  readonly s: StaffTexts;
  /** Whether its lines are not those of single weeks. */
  readonly whole?: boolean;
}) => {
  const label = s(whole ? 'figures.csvWhole' : 'figures.csv');
  return (
    <p className="fg-csv">
      <a href={href} aria-label={`${label}: ${of}`}>
        {label}
      </a>
    </p>
  );
};

/** Height of the plot's bars in px, and of the words above and below them. */
const [TALL, ABOVE, BELOW] = [112, 26, 30];

/** Bars of shares in per cent, side by side, with their values and names; positions in per cent, so that nothing is scaled. */
export function Bars({
  bars,
  label,
}: {
  readonly bars: readonly { readonly name: string; readonly percent: number; readonly now: boolean }[];
  readonly label: string;
}) {
  const step = 100 / bars.length;
  return (
    <svg className="fg-plot" height={TALL + ABOVE + BELOW} role="img" aria-label={label}>
      {bars.map(({ name, percent: share, now }, at) => {
        const height = Math.round((TALL * Math.min(100, share)) / 100);
        const middle = `${(step * (at + 0.5)).toFixed(2)}%`;
        return (
          <g key={name}>
            <rect
              className={now ? 'is-now' : undefined}
              x={`${(step * (at + 0.16)).toFixed(2)}%`}
              width={`${(step * 0.68).toFixed(2)}%`}
              y={ABOVE + TALL - height}
              height={height}
            />
            <text x={middle} y={ABOVE + TALL - height - 8}>{`${share}\u00A0%`}</text>
            <text className="is-name" x={middle} y={ABOVE + TALL + 21}>
              {name}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ABOVE + TALL + 0.5} y2={ABOVE + TALL + 0.5} />
    </svg>
  );
}

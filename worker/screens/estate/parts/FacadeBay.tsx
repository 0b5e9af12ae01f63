import type { BayView } from '#domain/views/facade.ts';

/** For screen readers only: the drawing has no room for this text. */
const Said = ({ children }: { readonly children: string }) => <span className="hidden">{children}</span>;

/** The part of the title before the number: "Appartement " of "Appartement 2.3". */
const kindOf = ({ title, number }: BayView): string =>
  title.endsWith(number) ? title.slice(0, -number.length) : '';

/** Number, surface, and the price of a free home or its status: read as one sentence, "Appartement 2.3, 88 m², …". */
const BayWords = ({ bay }: { readonly bay: BayView }) => {
  const kind = kindOf(bay);
  const priced = bay.state === 'free' && bay.price !== null;
  return (
    <>
      {kind === '' ? null : <Said>{kind}</Said>}
      <b>{bay.number}</b>
      {bay.area === null ? null : (
        <>
          <Said>, </Said>
          <span>{bay.area}</span>
        </>
      )}
      <Said>{priced ? `, ${bay.status}, ` : ', '}</Said>
      <span className="bay__last">{priced ? bay.price : bay.status}</span>
    </>
  );
};

const classOf = ({ state, current, panel }: BayView, first: boolean): string =>
  ['bay', `bay--${state}`, current ? 'bay--current' : '', first ? 'bay--first' : '', panel ? `n${panel}` : '']
    .filter((name) => name !== '')
    .join(' ');

interface Props {
  readonly bay: BayView;
  /** Whether its panel is the one shown before a choice. */
  readonly first: boolean;
}

/** One home in the façade: a link while it is available, otherwise text on a dark ground. */
export const FacadeBay = ({ bay, first }: Props) => (
  <li>
    {/* The page cannot contain inline styles: facade.css shrinks these oversized widths in proportion. */}
    <svg width={bay.width} height="0" aria-hidden="true" focusable="false" />
    {bay.href === null ? (
      <p className={classOf(bay, first)}>
        <BayWords bay={bay} />
      </p>
    ) : (
      <a className={classOf(bay, first)} href={bay.href} aria-current={bay.current ? 'page' : undefined}>
        <BayWords bay={bay} />
      </a>
    )}
  </li>
);

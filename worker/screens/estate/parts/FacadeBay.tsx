import type { BayView } from '../../../../domain/views/facade.ts';

/** Read, but seen elsewhere: the drawing has no room for all of it. */
const Said = ({ children }: { readonly children: string }) => <span className="hidden">{children}</span>;

/** What its title says beside the number: "Appartement " of "Appartement 2.3". */
const kindOf = ({ title, number }: BayView): string =>
  title.endsWith(number) ? title.slice(0, -number.length) : '';

/** Number, surface, and the price of a free home or how else it stands: read as one sentence, "Appartement 2.3, 88 m², …". */
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
  /** Its panel is the one that is open before anyone has chosen. */
  readonly first: boolean;
}

/** One home in the façade: a link while it can be had, else words on a dark ground. */
export const FacadeBay = ({ bay, first }: Props) => (
  <li>
    {/* Styles may not stand in a page: these widths, far too large, shrink in proportion (facade.css). */}
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

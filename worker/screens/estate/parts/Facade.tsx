import type { BayView, FacadeView } from '#domain/views/facade.ts';
import type { Translator } from '#locales/translator.ts';
import { HomePanel } from './HomePanel.tsx';

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

interface FacadeBayProps {
  readonly bay: BayView;
  /** Whether its panel is the one shown before a choice. */
  readonly first: boolean;
}

/** One home in the façade: a link while it is available, otherwise text on a dark ground. */
const FacadeBay = ({ bay, first }: FacadeBayProps) => (
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

type Building = FacadeView['buildings'][number];

/** Homes per floor from which the drawing is wide, and from which it is wider than most screens. */
const MANY = 6;
const CROWDED = 13;

const widthOf = ({ floors }: Building): string => {
  const most = Math.max(...floors.map(({ bays }) => bays.length));
  if (most >= CROWDED) return ' facade__scroll--crowded';
  return most >= MANY ? ' facade__scroll--many' : '';
};

const GABLE = 'M0 110V88h330V66h40V44h40V22h45V0h90v22h45v22h40v22h40v22h330v22z';

/** A stepped gable, stretched over the width of the building. */
const Roof = () => (
  <svg
    className="facade__roof"
    viewBox="0 0 1000 110"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d={GABLE} />
  </svg>
);

const Drawing = ({ building, first }: { readonly building: Building; readonly first: string | null }) => (
  <div className={`facade__scroll${widthOf(building)}`}>
    {building.name === null ? null : <h3 className="facade__name">{building.name}</h3>}
    <Roof />
    <ol className="facade__floors">
      {building.floors.map(({ label, below, bays }) => (
        <li key={label} className={below ? 'facade__floor facade__floor--below' : 'facade__floor'}>
          <span className="facade__label">{label}</span>
          <ol className="facade__bays">
            {bays.map((bay) => (
              <FacadeBay key={bay.id} bay={bay} first={bay.id === first} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  </div>
);

interface Props {
  readonly facade: FacadeView;
  readonly t: Translator;
}

/** The façade of a project with the panel of the chosen home beside it; the table of units lists the same homes. */
export const Facade = ({ facade: { summary, legend, buildings, panels, first }, t }: Props) => {
  const current = buildings.some(({ floors }) => floors.some(({ bays }) => bays.some((bay) => bay.current)));
  return (
    <div className={panels.length > 0 ? 'facade facade--choice' : 'facade'}>
      <div className="facade__plan">
        {summary === null ? null : <p className="facade__summary">{summary}</p>}
        {buildings.map((building) => (
          <Drawing key={building.name} building={building} first={first} />
        ))}
        <ul className="facade__legend">
          {legend.map(({ state, text, count }) => (
            <li key={state} className={`bay--${state}`}>
              {text} <b>{count}</b>
            </li>
          ))}
          {current ? <li className="bay--current">{t('estate.legendCurrent')}</li> : null}
        </ul>
      </div>
      {panels.length > 0 ? (
        <div className="facade__panels">
          {panels.map((panel, at) => (
            <HomePanel
              key={panel.id}
              panel={panel}
              first={panel.id === first}
              previous={panels[at - 1] ?? null}
              next={panels[at + 1] ?? null}
              t={t}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
};

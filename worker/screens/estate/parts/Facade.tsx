import type { ReactNode } from 'react';
import type { FacadeView } from '../../../../domain/views/estate-page.ts';
import type { Translator } from '../../../../locales/translator.ts';

type Floor = FacadeView['floors'][number];
type Bay = Floor['bays'][number];

/** Height of a storey in pixels; its width is the page's. */
const STOREY = 76;
/** Wall between two bays and between two storeys, pixels. */
const FRAME = 3;
/** Estates on a floor beyond which a phone scrolls sideways rather than squeeze them. */
const DENSE = 5;
/** Stepped gable on a square of 100, stretched over the building. */
const GABLE =
  'M0 100V82H33V62H37V42H41V21H45.5V0H54.5V21H59V42H63V62H67V82H100V100zM47.5 82V52Q50 34 52.5 52V82zM42 82V62H45.500V82zM54.5 82V62H58V82z';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Where each bay of a floor begins, 0…1. */
const starts = (bays: readonly Bay[]): number[] => {
  let at = 0;
  return bays.map(({ share }) => {
    const start = at;
    at += share;
    return start;
  });
};

const BayFace = ({ bay }: { readonly bay: Bay }) => (
  <>
    <rect x={FRAME} width="100%" height={STOREY - FRAME} />
    {bay.state === 'option' && !bay.current ? (
      <rect className="facade__hatch" x={FRAME} width="100%" height={STOREY - FRAME} fill="url(#hatch)" />
    ) : null}
    <text x="12" y="26">
      {bay.name}
    </text>
  </>
);

const bayClass = (bay: Bay): string =>
  `facade__bay facade__bay--${bay.state}${bay.current ? ' facade__bay--current' : ''}`;

/** One estate in the façade: a link where it has a page, else a drawing with a name. */
const FacadeBay = ({ bay, start }: { readonly bay: Bay; readonly start: number }) => {
  const place = { x: percent(start), width: percent(bay.share), height: STOREY };
  return bay.href === null ? (
    <svg {...place} className={bayClass(bay)} role="img" aria-label={bay.label}>
      <BayFace bay={bay} />
    </svg>
  ) : (
    <svg {...place}>
      <title>{bay.label}</title>
      <a
        className={bayClass(bay)}
        href={bay.href}
        aria-label={bay.label}
        aria-current={bay.current ? 'page' : undefined}
      >
        <BayFace bay={bay} />
      </a>
    </svg>
  );
};

const Legend = ({ state, children }: { readonly state: string; readonly children: ReactNode }) => (
  <li>
    <svg
      className={`facade__sample facade__bay facade__bay--${state}`}
      width="24"
      height="20"
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="23" height="19" />
      {state === 'option' ? (
        <rect className="facade__hatch" width="24" height="20" fill="url(#hatch)" />
      ) : null}
    </svg>
    {children}
  </li>
);

const FacadeRow = ({ floor }: { readonly floor: Floor }) => {
  const begin = starts(floor.bays);
  return (
    <svg className="facade__row" width="100%" height={STOREY}>
      <title>{floor.label}</title>
      {floor.bays.map((bay, index) => (
        <FacadeBay key={bay.id} bay={bay} start={begin[index] ?? 0} />
      ))}
    </svg>
  );
};

interface Props {
  readonly facade: FacadeView;
  readonly t: Translator;
}

/** The façade of a project, drawn by attributes alone: it repeats the table of units, which is complete without it. */
export const Facade = ({ facade, t }: Props) => {
  const dense = facade.floors.some(({ bays }) => bays.length > DENSE);
  const current = facade.floors.some(({ bays }) => bays.some((bay) => bay.current));
  return (
    <div className="facade">
      <div className={dense ? 'facade__building facade__building--dense' : 'facade__building'}>
        <svg
          className="facade__roof"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <defs>
            <pattern
              id="hatch"
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0V9" />
            </pattern>
          </defs>
          <path fillRule="evenodd" d={GABLE} />
        </svg>
        <ol>
          {facade.floors.map((floor) => (
            <li key={floor.label}>
              <span className="facade__floor">{floor.label}</span>
              <FacadeRow floor={floor} />
            </li>
          ))}
        </ol>
      </div>
      <ul className="facade__legend">
        {facade.legend.map(({ state, text }) => (
          <Legend key={state} state={state}>
            {text}
          </Legend>
        ))}
        {current ? <Legend state="current">{t('estate.legendCurrent')}</Legend> : null}
      </ul>
    </div>
  );
};

import { CachedPart } from '#client/ui/CachedParts.tsx';
import type { Locale } from '#domain/locale.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { FirstScreen } from '../../estate/first-screen/FirstScreen.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import type { AfterSaleView } from './after-sale.ts';
import { AfterSale } from './parts/AfterSale.tsx';
import { EstateBar } from './parts/actions.tsx';
import { EstateAside } from './parts/EstateAside.tsx';
import { EstateSummary } from './parts/EstateSummary.tsx';
import { closingParts, type EstatePart, leadingParts, openingParts } from './parts/estate-parts.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { SectionMenu } from './parts/SectionMenu.tsx';
import { UnitsFilter } from './parts/UnitsFilter.tsx';
import { UnitsTable } from './parts/UnitsTable.tsx';

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

/** Props of the parts that show the location of the estate. */
interface PlacedProps extends Props {
  /** The view's map, or the same map with streets. */
  readonly map: EstatePageView['map'];
}

/** Sections under their headings, each with the id that the menu links to. */
const Parts = ({ parts }: { readonly parts: readonly EstatePart[] }) =>
  parts.map(({ id, title, content }) => (
    <section key={id} className={`part part--${id}`} id={id}>
      <h2>{title}</h2>
      {content}
    </section>
  ));

const unitsTitle = ({ unitNames }: EstatePageView, t: Translator): string =>
  t('estate.units', { units: unitNames.other });

const Units = ({ view, t }: Props) => (
  <section className="estate-units" id="units" data-enhance="units">
    <SectionHeading title={unitsTitle(view, t)} />
    <UnitsFilter groups={view.units} t={t} />
    <UnitsTable groups={view.units} name={view.unitNames.one} t={t} />
  </section>
);

interface SoldProps {
  /** For a sold or let estate: alternatives, shown first. null shows similar estates at the end. */
  readonly afterSale?: AfterSaleView | null;
  /** The agency's pages about a project. */
  readonly extra?: readonly ExtraPageLink[];
}

/** A link to an agency's page about a project. */
export interface ExtraPageLink {
  readonly label: string;
  readonly lang?: Locale;
  readonly href: string;
}

/** Links to the agency's pages about a project. */
const ExtraPages = ({ links, t }: { readonly links: readonly ExtraPageLink[]; readonly t: Translator }) =>
  links.length === 0 ? null : (
    <section className="part">
      <SectionHeading title={t('estate.morePages')} />
      <ul className="documents">
        {links.map(({ label, lang, href }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              <b>{label}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

const hasUnits = ({ units }: EstatePageView): boolean => units.length > 0;

const Menu = ({ view, map, t }: PlacedProps) => {
  const placed = { ...view, map };
  const sections = [
    ...leadingParts(placed, t),
    ...openingParts(placed, t),
    ...(hasUnits(view) ? [{ id: 'units', title: unitsTitle(view, t) }] : []),
    ...closingParts(placed, t),
    { id: 'contact', title: t('estate.contact') },
  ];
  return <SectionMenu sections={sections} label={t('estate.sections')} />;
};

const Leading = ({ view, t }: Props) => {
  const parts = leadingParts(view, t);
  return parts.length === 0 ? null : (
    <div className="wrap leading">
      <Parts parts={parts} />
    </div>
  );
};

const Opening = ({ view, map, t }: PlacedProps) => (
  <>
    {view.neighbours ? <Neighbours neighbours={view.neighbours} t={t} /> : null}
    <Parts parts={openingParts({ ...view, map }, t)} />
  </>
);

const Closing = ({ view, map, t }: PlacedProps) => {
  const parts = closingParts({ ...view, map }, t);
  return parts.length === 0 ? null : (
    <div className="split__closing">
      <Parts parts={parts} />
    </div>
  );
};

/** One estate of either source, or a project with its façade and units. */
export const EstatePage = ({
  view,
  map = view.map,
  afterSale = null,
  extra = [],
  t,
}: Props & Partial<PlacedProps> & SoldProps) => (
  <>
    <div className="wrap" data-enhance="remember" data-seen={view.id}>
      <FirstScreen
        view={{ ...view, map }}
        askHref={view.sold || view.archived !== null ? null : view.contact.formHref}
        t={t}
      >
        <CachedPart of={EstateSummary} view={view} t={t} />
      </FirstScreen>
    </div>
    {afterSale === null ? null : <AfterSale view={afterSale} t={t} />}
    <CachedPart of={Menu} view={view} map={map} t={t} />
    <CachedPart of={Leading} view={view} t={t} />
    <div className={hasUnits(view) ? 'wrap split split--project' : 'wrap split'}>
      <div className="split__opening">
        <CachedPart of={Opening} view={view} map={map} t={t} />
        <ExtraPages links={extra} t={t} />
      </div>
      {hasUnits(view) ? <CachedPart of={Units} view={view} t={t} /> : null}
      <CachedPart of={Closing} view={view} map={map} t={t} />
      <CachedPart of={EstateAside} view={view} t={t} />
    </div>
    {/* Empty until the visitor scrolls near it and the site has similar estates. */}
    {afterSale === null ? (
      <div data-enhance="similar" data-when="visible" data-room="" data-href={view.similarHref} />
    ) : null}
    <CachedPart of={EstateBar} view={view} t={t} />
  </>
);

import { SimilarEstates } from '../../../client/ui/cards/SimilarEstates.tsx';
import { drawnHeart } from '../../../client/ui/drawn-islands.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { Locale } from '../../../domain/locale.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';
import { EstateGallery } from '../../estate/card/EstateGallery.tsx';
import { KeyFacts } from '../../estate/facts/KeyFacts.tsx';
import { Breadcrumbs } from '../../platform/page/parts/Breadcrumbs.tsx';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import { EstateAside } from './parts/EstateAside.tsx';
import { EstateHead } from './parts/EstateHead.tsx';
import { closingParts, type EstatePart, openingParts } from './parts/estate-parts.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { SectionMenu } from './parts/SectionMenu.tsx';
import { UnitsFilter } from './parts/UnitsFilter.tsx';
import { UnitsTable } from './parts/UnitsTable.tsx';

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

/** Sections under their headings, each at the address that the menu leads to. */
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

/** Main action on a phone, always at hand. */
const ActionBar = ({ view, t }: Props) => (
  <div className="action-bar action-bar--estate">
    {view.appointmentHref === null ? (
      <a className="button" href={view.contact.formHref} rel="nofollow" data-form="">
        {t('forms.contact.ask')}
      </a>
    ) : (
      <>
        <a className="button" href="#viewing">
          {t('agenda.plan')}
        </a>
        <a
          className="button button--line button--icon"
          href={view.contact.formHref}
          rel="nofollow"
          data-form=""
          aria-label={t('forms.contact.ask')}
        >
          <Icon name="mail" />
        </a>
      </>
    )}
    {view.contact.agency.phone ? (
      <a
        className="button button--line button--icon"
        href={view.contact.agency.phone.href}
        aria-label={t('estate.call')}
      >
        <Icon name="phone" />
      </a>
    ) : null}
  </div>
);

interface SoldProps {
  /** Of an estate that is sold or let: those to look at instead, said first. null leaves them to the end. */
  readonly similar?: readonly EstateCardView[] | null;
  /** The agency's own pages about a project. */
  readonly extra?: readonly ExtraPageLink[];
}

/** A link to a page of the agency's own about a project. */
export interface ExtraPageLink {
  readonly label: string;
  readonly lang?: Locale;
  readonly href: string;
}

/** The way to the agency's own pages about a project. */
const ExtraPages = ({ links, t }: { readonly links: readonly ExtraPageLink[]; readonly t: Translator }) =>
  links.length === 0 ? null : (
    <section className="part">
      <SectionHeading title={t('estate.morePages')} />
      <ul>
        {links.map(({ label, lang, href }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** One estate, whichever source it comes from, or a project with its façade and its units. */
export const EstatePage = ({ view, similar = null, extra = [], t }: Props & SoldProps) => {
  const opening = openingParts(view, t);
  const closing = closingParts(view, t);
  const hasUnits = view.units.length > 0;
  const sections = [
    ...opening,
    ...(hasUnits ? [{ id: 'units', title: unitsTitle(view, t) }] : []),
    ...closing,
    { id: 'contact', title: t('estate.contact') },
  ];
  return (
    <>
      <div className="wrap" data-enhance="remember" data-seen={view.id}>
        <Breadcrumbs crumbs={view.breadcrumbs} label={t('estate.path')} />
        <EstateGallery view={view} t={t} />
        <EstateHead view={view} t={t} />
      </div>
      {similar === null ? null : (
        <SimilarEstates title={t('estate.similar')} cards={similar} heart={drawnHeart} />
      )}
      <SectionMenu sections={sections} label={t('estate.sections')} />
      <div className={hasUnits ? 'wrap split split--project' : 'wrap split'}>
        <div className="split__opening">
          {view.neighbours ? <Neighbours neighbours={view.neighbours} t={t} /> : null}
          <KeyFacts facts={view.keyFacts} />
          <Parts parts={opening} />
          <ExtraPages links={extra} t={t} />
        </div>
        {hasUnits ? <Units view={view} t={t} /> : null}
        {closing.length > 0 ? (
          <div className="split__closing">
            <Parts parts={closing} />
          </div>
        ) : null}
        <EstateAside view={view} t={t} />
      </div>
      {/* Nothing until they come near and the site has some. */}
      {similar === null ? (
        <div data-enhance="similar" data-when="visible" data-room="" data-href={view.similarHref} />
      ) : null}
      <ActionBar view={view} t={t} />
    </>
  );
};

import type { ReactNode } from 'react';
import { Icon } from '../../client/components/Icon.tsx';
import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { Translator } from '../../locales/translator.ts';
import { Breadcrumbs } from './parts/Breadcrumbs.tsx';
import { EnergyScale } from './parts/EnergyScale.tsx';
import { EstateAside } from './parts/EstateAside.tsx';
import { EstateGallery } from './parts/EstateGallery.tsx';
import { EstateHead } from './parts/EstateHead.tsx';
import { FactGroups } from './parts/FactGroups.tsx';
import { FactList } from './parts/FactList.tsx';
import { JsonLd } from './parts/JsonLd.tsx';
import { KeyFacts } from './parts/KeyFacts.tsx';
import { SectionHeading } from './parts/SectionHeading.tsx';
import { UnitsTable } from './parts/UnitsTable.tsx';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

const hasDescription = (view: EstatePageView): boolean => view.lead !== null || view.description.length > 0;

/** Parts of the page that have something to say, in reading order. */
function estateParts(view: EstatePageView, t: Translator): Part[] {
  const parts: Part[] = [];
  if (hasDescription(view)) {
    const content = (
      <div className="prose">
        {view.lead ? <p className="lead">{view.lead}</p> : null}
        {view.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
    parts.push({ id: 'description', title: t('estate.description'), content });
  }
  if (view.groups.length > 0) {
    parts.push({ id: 'facts', title: t('estate.facts'), content: <FactGroups groups={view.groups} /> });
  }
  if (view.energy && (view.energy.scale || view.energy.rows.length > 0)) {
    const content = (
      <>
        {view.energy.scale ? <EnergyScale scale={view.energy.scale} /> : null}
        {view.energy.rows.length > 0 ? <FactList rows={view.energy.rows} wide /> : null}
      </>
    );
    parts.push({ id: 'energy', title: t('estate.energy'), content });
  }
  return parts;
}

/** One home, whichever source it comes from: pictures, price, facts, energy, units, contact. */
export const EstatePage = ({ view, t }: { readonly view: EstatePageView; readonly t: Translator }) => {
  const parts = estateParts(view, t);
  const links = [
    ...parts.map(({ id, title }) => ({ id, title })),
    ...(view.units.length > 0 ? [{ id: 'units', title: t('estate.units') }] : []),
    { id: 'contact', title: t('estate.contact') },
  ];
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={view.breadcrumbs} label={t('estate.path')} />
        <EstateGallery pictures={view.pictures} t={t} />
        <EstateHead view={view} t={t} />
      </div>
      <nav className="page-nav" aria-label={t('estate.sections')}>
        <ul className="wrap">
          {links.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap split">
        <div>
          <KeyFacts facts={view.keyFacts} />
          {parts.map((part) => (
            <section key={part.id} className="part" id={part.id}>
              <h2>{part.title}</h2>
              {part.content}
            </section>
          ))}
        </div>
        <EstateAside view={view} t={t} />
      </div>
      {view.units.length > 0 ? (
        <section className="wrap section" id="units">
          <SectionHeading title={t('estate.units')} />
          <UnitsTable groups={view.units} t={t} />
        </section>
      ) : null}
      <div className="action-bar action-bar--estate">
        <a className="button" href="#contact">
          {t('estate.contact')}
        </a>
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
      <JsonLd data={view.jsonLd} />
    </>
  );
};

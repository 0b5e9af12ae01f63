import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import type { EstatePageView, FactGroupView } from '#domain/views/estate-page.ts';
import type { TextKey, Translator } from '#locales/translator.ts';
import { FactList } from '#worker/estate/facts/FactList.tsx';
import { MapSection } from '#worker/estate/place/MapSection.tsx';
import { AppointmentInvite } from './AppointmentInvite.tsx';
import { Documents } from './Documents.tsx';
import { EnergyScale } from './EnergyScale.tsx';
import { Facade } from './Facade.tsx';
import { FactGroups } from './FactGroups.tsx';
import { FloodScores } from './FloodScores.tsx';
import { Floors } from './Floors.tsx';
import { MediaList } from './MediaList.tsx';
import { OpenHouses } from './OpenHouses.tsx';

/** A section of the page: its id in the menu, heading and content. */
export interface EstatePart {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Makes one kind of section; an empty list when the estate has no data for it. */
type PartMaker = (view: EstatePageView, t: Translator) => readonly EstatePart[];

const part = (id: string, title: string, content: ReactNode): readonly EstatePart[] => [
  { id, title, content },
];

const NOTHING: readonly EstatePart[] = [];

const isOwnSection = (group: FactGroupView): boolean => group.wide === true;

const description: PartMaker = ({ lead, description: paragraphs, textLocale }, t) =>
  lead === null && paragraphs.length === 0
    ? NOTHING
    : part(
        'description',
        t('estate.description'),
        <div className="prose" lang={textLocale ?? undefined}>
          {lead === null ? null : <p className="lead">{lead}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>,
      );

const facadeTitle = ({ facade: drawn, units }: EstatePageView): TextKey => {
  if (units.length === 0) return 'estate.facadeUnit';
  return drawn?.choice ? 'estate.facade' : 'estate.facadeGone';
};

/** It opens the page of a project; for a unit it shows its position in the building. */
const facade: PartMaker = (view, t) =>
  view.facade === null
    ? NOTHING
    : part('facade', t(facadeTitle(view)), <CachedPart of={Facade} facade={view.facade} t={t} />);

const facts: PartMaker = ({ deciding, groups }, t) => {
  const paired = groups.filter((group) => !isOwnSection(group));
  return paired.length === 0 && deciding.length === 0
    ? NOTHING
    : part('facts', t('estate.facts'), <CachedPart of={FactGroups} deciding={deciding} groups={paired} />);
};

/** Groups of long values, such as the legal block, are separate sections. */
const wideGroups: PartMaker = ({ groups }) =>
  groups.filter(isOwnSection).map((group) => ({
    id: `facts-${group.id}`,
    title: group.title,
    content: <CachedPart of={FactList} rows={group.rows} wide />,
  }));

/** Rows of the energy; without the figure that the bar has. */
const energyFigures = ({ scale, rows }: NonNullable<EstatePageView['energy']>) =>
  (scale?.barPercent ?? null) === null ? rows : rows.filter(({ compared }) => compared?.fact !== 'energyUse');

const energy: PartMaker = ({ energy: label }, t) =>
  label === null || (label.scale === null && label.rows.length === 0)
    ? NOTHING
    : part(
        'energy',
        t('estate.energy'),
        <>
          {label.scale === null ? null : <CachedPart of={EnergyScale} scale={label.scale} />}
          {energyFigures(label).length === 0 ? null : (
            <CachedPart of={FactList} rows={energyFigures(label)} wide />
          )}
        </>,
      );

const flood: PartMaker = (view, t) =>
  view.flood === null || (view.flood.scores.length === 0 && view.flood.rows.length === 0)
    ? NOTHING
    : part('flood', t('estate.flood'), <CachedPart of={FloodScores} flood={view.flood} t={t} />);

const floors: PartMaker = (view, t) =>
  view.floors.length === 0
    ? NOTHING
    : part('floors', t('estate.floors'), <CachedPart of={Floors} floors={view.floors} />);

const documents: PartMaker = (view, t) =>
  view.documents.length === 0
    ? NOTHING
    : part('documents', t('estate.documents'), <Documents documents={view.documents} />);

const mediaTitle = ({ media }: EstatePageView): TextKey =>
  media.every(({ kind }) => kind === 'visit')
    ? 'estate.visit'
    : media.every(({ kind }) => kind === 'video')
      ? 'estate.video'
      : 'estate.media';

const media: PartMaker = (view, t) =>
  view.media.length === 0
    ? NOTHING
    : part('media', t(mediaTitle(view)), <MediaList media={view.media} t={t} />);

const map: PartMaker = (view, t) =>
  view.map === null
    ? NOTHING
    : part('map', t('estate.map'), <CachedPart of={MapSection} map={view.map} t={t} />);

const viewing: PartMaker = ({ appointmentHref, appointmentInPlace }, t) =>
  appointmentHref === null
    ? NOTHING
    : part(
        'viewing',
        t('agenda.plan'),
        <AppointmentInvite href={appointmentHref} inPlace={appointmentInPlace} t={t} />,
      );

const openHouse: PartMaker = ({ openHouses }, t) =>
  openHouses.length === 0
    ? NOTHING
    : part('open-house', t('openHouse.title'), <OpenHouses days={openHouses} t={t} />);

const costs: PartMaker = ({ costs: section }, t) =>
  section === null
    ? NOTHING
    : part(
        'costs',
        t(section.href === null ? 'costs.letting.title' : 'costs.title'),
        <>
          <FactList rows={section.rows} wide />
          {section.note === null ? null : <p className="muted small">{section.note}</p>}
          {section.href === null ? null : (
            <p>
              <a className="button button--line" href={section.href} rel="nofollow">
                {t('costs.section.open')}
              </a>
            </p>
          )}
        </>,
      );

const history: PartMaker = (view, t) =>
  view.history === null
    ? NOTHING
    : part(
        'history',
        t('estate.history'),
        <>
          <FactList rows={view.history} wide />
          <p className="muted small">{t('estate.historyNote')}</p>
        </>,
      );

/** In reading order. */
const OPENING: readonly PartMaker[] = [openHouse, description];
const REST: readonly PartMaker[] = [facts, floors, energy, flood, wideGroups, documents, media, map, viewing];
const UNIT_OPENING: readonly PartMaker[] = [history, openHouse, description];
const UNIT_REST: readonly PartMaker[] = [
  facts,
  floors,
  energy,
  flood,
  wideGroups,
  facade,
  documents,
  costs,
  media,
  map,
  viewing,
];

const isProject = (view: EstatePageView): boolean => view.units.length > 0;

/** Sections at full width before all others: the façade of a project. */
export const leadingParts = (view: EstatePageView, t: Translator): readonly EstatePart[] =>
  isProject(view) ? facade(view, t) : NOTHING;

/** Sections beside the contact. */
export const openingParts = (view: EstatePageView, t: Translator): EstatePart[] =>
  (isProject(view) ? OPENING : [...UNIT_OPENING, ...UNIT_REST]).flatMap((make) => make(view, t));

/** Sections after a project's table of units. */
export const closingParts = (view: EstatePageView, t: Translator): EstatePart[] =>
  (isProject(view) ? REST : []).flatMap((make) => make(view, t));

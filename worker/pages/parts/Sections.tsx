import { Icon } from '../../../client/components/Icon.tsx';
import { Picture } from '../../../client/components/Picture.tsx';
import type { SectionView } from '../../../domain/views/section.ts';
import { SectionHeading } from './SectionHeading.tsx';

const STORY_SIZES = '(min-width: 88rem) 46rem, (min-width: 60rem) 55vw, 92vw';
const BANNER_SIZES = '(min-width: 88rem) 48rem, (min-width: 60rem) 58vw, 92vw';

type Of<Kind extends SectionView['kind']> = Extract<SectionView, { kind: Kind }>;

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

const Banner = ({ section }: { readonly section: Of<'text'> }) => (
  <div className="banner">
    {section.picture ? (
      <div className="banner__picture">
        <Picture picture={section.picture} sizes={BANNER_SIZES} />
      </div>
    ) : null}
    <div className="banner__text">
      <h2 lang={section.headingLang}>{section.heading}</h2>
      <div className="lead muted" lang={section.textLang}>
        <Paragraphs texts={section.paragraphs} />
      </div>
      {section.link ? (
        <a className="button button--line" href={section.link.href}>
          <span lang={section.link.lang}>{section.link.label}</span> <Icon name="arrow" />
        </a>
      ) : null}
    </div>
  </div>
);

const Prose = ({ section }: { readonly section: Of<'text'> }) => (
  <>
    <SectionHeading title={section.heading} lang={section.headingLang} link={section.link} />
    <div className="prose" lang={section.textLang}>
      <Paragraphs texts={section.paragraphs} />
    </div>
  </>
);

const Team = ({ section }: { readonly section: Of<'team'> }) => (
  <>
    <SectionHeading title={section.heading} lang={section.headingLang} link={section.link} />
    <div className={section.picture ? 'story' : undefined}>
      {section.picture ? (
        <div className="story__picture">
          <Picture picture={section.picture} sizes={STORY_SIZES} />
        </div>
      ) : null}
      <div>
        <div className="lead" lang={section.textLang}>
          <Paragraphs texts={section.paragraphs} />
        </div>
        <ul className="team">
          {section.people.map((person) => (
            <li key={person.name}>
              <div className="person">
                <span className="monogram" aria-hidden="true">
                  {person.initials}
                </span>
                <div>
                  <b>{person.name}</b>
                  {person.role ? <span lang={person.roleLang}>{person.role}</span> : null}
                </div>
              </div>
              {person.phone ? (
                <a className="icon-text" href={person.phone.href}>
                  <Icon name="phone" small />
                  {person.phone.text}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </>
);

const Places = ({ section }: { readonly section: Of<'places'> }) => (
  <>
    <SectionHeading
      title={section.heading}
      lang={section.headingLang}
      hint={section.hint}
      hintLang={section.textLang}
    />
    <ul className="places">
      {section.places.map((place) => (
        <li key={place.href}>
          <a href={place.href}>
            <b lang={place.lang}>{place.label}</b>
            {place.count ? <span>{place.count}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  </>
);

function sectionBody(section: SectionView) {
  switch (section.kind) {
    case 'text':
      return section.picture ? <Banner section={section} /> : <Prose section={section} />;
    case 'team':
      return <Team section={section} />;
    case 'places':
      return <Places section={section} />;
  }
}

/** Parts of a page that the agency composed itself. */
export const Sections = ({ sections }: { readonly sections: readonly SectionView[] }) =>
  sections.map((section) => (
    <section key={`${section.kind} ${section.heading}`} className="section">
      <div className="wrap">{sectionBody(section)}</div>
    </section>
  ));

import type { HomeHrefs } from '../home-paths.ts';
import type { HomeView } from '../home-view.ts';
import { Thumb } from './PicturesPage.tsx';

/** Pictures that are shown on the page of a home itself. */
const MOST_SHOWN = 4;

/** The part of a home's page with its first pictures, and the way to all of them. */
export function PicturesPart({
  view,
  hrefs,
  open,
}: {
  readonly view: HomeView;
  readonly hrefs: HomeHrefs;
  readonly open: boolean;
}) {
  const { s } = view.words;
  const { pictures } = view.opened;
  return (
    <details className="home-part" id="pictures" open={open}>
      <summary>
        <span className="home-part__title">{s('pictures.title')}</span>
        <span className="home-part__said">
          {pictures.length === 0 ? s('pictures.none') : s.count('pictures.count', pictures.length)}
        </span>
      </summary>
      <div className="home-form">
        {pictures.length === 0 ? null : (
          <ul className="shot-row">
            {pictures.slice(0, MOST_SHOWN).map((picture) => (
              <li key={picture.name}>
                <Thumb {...picture} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <a className="button button--line" href={hrefs.pictures}>
            {view.locked === null ? s('pictures.manage') : s('pictures.title')}
          </a>
        </p>
      </div>
    </details>
  );
}

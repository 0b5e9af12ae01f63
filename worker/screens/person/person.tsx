import type { Context } from 'hono';
import type { Site } from '#wire/site.ts';
import { personPath } from '../../estate/links/contact-path.ts';
import { PERSON_HOMES_PER_PAGE } from '../../platform/content/estates.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { loadDeferred } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { numberedHref, pageNumber } from '../../search/numbered.ts';
import { numberedHead } from '../../search/numbered-head.ts';
import { PersonPage } from './PersonPage.tsx';
import { toPersonData } from './person-json-ld.ts';
import { toPersonPage } from './person-view.ts';

const personOf = ({ settings }: Pick<Site, 'settings'>, id: string | undefined) =>
  settings.team?.people.find((person) => person.id === id);

/** No call is made for somebody who is not of the team. */
export const loadPerson = ({ content, site, params, search }: Given) => {
  const known = personOf(site, params.id);
  return { homes: known ? content.personEstates(known.id, pageNumber(search.get('page'))) : null };
};

/** The page of a person of the team: how to reach them, what they look after, and their homes on offer, page by page. */
export async function person(
  c: Context<AppEnv>,
  { homes }: ReturnType<typeof loadPerson>,
): Promise<Response> {
  const context = viewContext(c);
  const { t, site } = context;
  const known = personOf(site, c.get('route').params.id);
  if (known === undefined || homes === null) throw new NotFound('no such person');
  const path = personPath(known.id, context);
  const asked = c.req.query('page');
  const page = pageNumber(asked);
  if (asked !== undefined && (String(page) !== asked || page === 1)) {
    c.header('Cache-Control', 'public, max-age=300');
    return c.redirect(numberedHref(path, page), 302);
  }
  const found = await loadDeferred(c, 'estates of a person', () => homes);
  const listed = found.ok ? (found.value ?? { results: [], total: 0 }) : null;
  const pages = Math.ceil((listed?.total ?? 0) / PERSON_HOMES_PER_PAGE);
  if (listed !== null && page > Math.max(1, pages)) throw new NotFound('beyond the last page');
  const view = toPersonPage({ known, listed, page, pages, path }, context);
  const { name, description, portrait } = view.person;
  const words = {
    title: description === null ? name : `${name}, ${description}`,
    description: t('team.page.description', { name, agency: site.name }),
  };
  return renderPage(c, <PersonPage view={view} t={t} />, {
    head: {
      ...numberedHead(words, page, context),
      // Further pages repeat estates that the offer already lists.
      index: page === 1,
      image: portrait === null ? null : { src: portrait, alt: name },
      structuredData: page === 1 ? [toPersonData(known, view.person, context)] : [],
      sheets: ['person'],
      parts: ['rhythm', 'page'],
    },
  });
}

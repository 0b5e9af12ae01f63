/** An agency whose people write its pages and news, for tests. */
import type { StaffRight } from '#wire/staff.ts';
import { siteStatements } from '../intake/index.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { callAt } from './agenda.ts';
import { aSite } from './fixtures.ts';
import { store } from './store.ts';
import { personStatements, sessionOf } from './written-homes.ts';

export const WRITTEN_AT = '2026-11-28T10:00:00.000Z';

/** An item of news as its form publishes it, with nothing that it may leave out. */
export const PLAIN_NEWS = {
  publicationDate: '2026-11-20',
  shownUntil: null,
  title: { nl: 'Open' },
  lead: {},
  body: {},
  picture: null,
};

/** An agency with people who have these rights; An and Bo write its site. */
export async function aWritingSite(
  site: string,
  people: Readonly<Record<string, readonly StaffRight[]>> = { an: ['site'], bo: ['site'] },
): Promise<string> {
  await store(
    siteStatements(aSite(site, { settings: { features: ['staff'] } })),
    ...Object.entries(people).map(([person, rights]) => personStatements(site, person, rights)),
  );
  return site;
}

/** A call by a person; throws its refusal. */
export async function callBy<Answer>(
  id: string,
  siteId: string,
  body: object,
  person = 'an',
): Promise<Answer> {
  const { answer, error } = await callAt(id, {
    now: WRITTEN_AT,
    params: { siteId },
    body: { session: sessionOf(person), ...body },
  });
  if (error !== null) throw error;
  return (answer instanceof Response ? await answer.json() : answer) as Answer;
}

/** Code and fields of a refusal; 'done' without one. */
export async function refusalOf(
  act: () => Promise<unknown>,
): Promise<'done' | readonly [code: string, fields: Readonly<Record<string, string>>]> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.code, error.fields ?? {}];
  }
}

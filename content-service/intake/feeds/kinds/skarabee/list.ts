import {
  type Ask,
  FeedFault,
  type HomeReport,
  type Listed,
  type ListedPage,
  type ListFrom,
} from '../../kind.ts';
import { fetchEach } from '../../reading/fetch-each.ts';
import { childOf, plainOf, type XmlElement } from './element.ts';
import { projectsOf } from './projects.ts';
import { reducedHome } from './reduced.ts';
import { callWeblink, type Parts, WEBLINK } from './soap.ts';

/** Homes that are fetched, one by one, for a page. */
const PAGE = 25;
/** The longest list: more homes are no agency's. */
const MOST = 20_000;
/** Times may be in Brussels time: milliseconds that cover its offset. */
const OFFSET = 3 * 60 * 60_000;

/** A home in the summaries. */
interface Summary {
  readonly id: number;
  readonly active: boolean;
}

const broken = (reason: string): FeedFault => new FeedFault('broken', reason);

const textIn = (element: XmlElement, name: string): string =>
  childOf(element, name, WEBLINK)?.text.trim() ?? '';

function summaryIn(element: XmlElement): Summary {
  const [id, active] = [textIn(element, 'ID'), textIn(element, 'Active')];
  if (!/^[1-9]\d{0,9}$/.test(id)) throw broken('a publication without an id');
  if (!['true', 'false', '1', '0'].includes(active))
    throw broken('a publication that is neither active nor not');
  return { id: Number(id), active: active === 'true' || active === '1' };
}

/** Summaries are asked for once for all pages of a piece of work. */
const listed = new WeakMap<Ask, readonly Summary[]>();

async function summariesOf(ask: Ask, since: Date | null): Promise<readonly Summary[]> {
  const before = listed.get(ask);
  if (before !== undefined) return before;
  const from = since && new Date(since.getTime() - OFFSET).toISOString().slice(0, 19);
  const result = await callWeblink(ask, 'GetPublicationSummaries', [
    ['LastModified', from],
    // A model is a type of house without a place: no home.
    [
      'RequestedPropertyTypes',
      ['TRANSACTION', 'PROJECT', 'LOT'].map((type) => ['PropertyType', type] as const),
    ],
    // Homes that other agencies share are theirs.
    ['ExcludeSharedProperties', 'true'],
  ]);
  const list = result && childOf(result, 'PublicationSummaries', WEBLINK);
  // An answer without the list would withdraw every home.
  if (!list) throw broken('an answer that is no list of publications');
  const all = list.children.map(summaryIn).toSorted((one, other) => one.id - other.id);
  if (all.length > MOST) throw broken(`more than ${MOST} homes`);
  if (all.some(({ id }, at) => id === all[at + 1]?.id)) throw broken('a home that stands in its list twice');
  listed.set(ask, all);
  return all;
}

/**
 * A page of the agency's homes, by their ids, which grow: what comes or goes while the list is read moves no other home. The
 * time of a publication does not say whether its pictures changed, so the home itself is compared.
 */
export async function listSkarabee(ask: Ask, { since, cursor }: ListFrom): Promise<ListedPage> {
  const after = cursor === null ? 0 : Number(cursor);
  const left = (await summariesOf(ask, since)).filter(({ id }) => id > after);
  const page = left.slice(0, PAGE);
  return {
    homes: page.map(
      ({ id, active }): Listed => ({
        id: String(id),
        mark: null,
        ...(active ? {} : { home: { inactive: String(id) } }),
      }),
    ),
    next: left.length > PAGE ? String(page.at(-1)?.id) : null,
  };
}

/** A home; null for one that is not there. Throws FeedFault. */
async function homeOf(ask: Ask, id: string) {
  const result = await callWeblink(ask, 'GetPublication', [['PublicationId', id]]);
  const publication = result && childOf(result, 'Publication', WEBLINK);
  if (!publication) return null;
  const home = reducedHome(plainOf(publication));
  if (home.id !== id) throw broken('a home that was not asked for');
  return home;
}

/** Homes by their ids; one that is absent is gone. */
export async function fetchSkarabee(ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const projects = await projectsOf(ask);
  return fetchEach(ask, ids, async (id) => {
    const home = await homeOf(ask, id);
    return home === null ? null : { ...home, project: projects.get(id) ?? null };
  });
}

const STATUSES = { shown: 'AVAILABLE', gone: 'DELETED', refused: 'ERROR' } as const;

/** Tells the vendor which homes have a page here, and where; in one call, so that all of them were told or none. */
export async function reportSkarabee(ask: Ask, homes: readonly HomeReport[]): Promise<void> {
  const list = homes.map(({ id, number, state, address }): readonly [string, Parts] => [
    'Feedback',
    [
      ['PublicationID', id],
      ['Status', STATUSES[state]],
      ['ExternalID', number],
      ...(address === null ? [] : ([['URL', address]] as const)),
    ],
  ]);
  await callWeblink(ask, 'Feedback', [['FeedbackList', [['FeedbackList', list]]]]);
}

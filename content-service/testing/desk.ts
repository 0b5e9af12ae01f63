/** Calls of an agency's people about their homes, for tests; the clock begins when the module is loaded. */
import type { ActionDone, DraftSaved, OpenedHome } from '#wire/written-homes.ts';
import { callAt } from './agenda.ts';
import { putRecord } from './records.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from './written-homes.ts';

/** The clock of the database is the machine's: events of triggers have it. */
const START = Date.now();
/** An instant so many minutes after the start. */
export const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

export const PRICE = 'estate.general.price.value';
export const TITLE = 'estate.general.title.nl';
export const HOME = { kind: 'estate', home: '501' };

let made = 0;
/** An agency with home 501 at 395,000 euros, as a system of its sent it. */
export async function anAgency(): Promise<string> {
  const site = `desk-${++made}`;
  await aWritingAgency(site);
  await putRecord(site, 'estate', '501', aHomeRecord(501));
  return site;
}

type Asked = readonly [id: string, siteId: string, person: string, body: object, minutes?: number];

const call = (...[id, siteId, person, body, minutes = 0]: Asked) =>
  callAt(id, { now: at(minutes), params: { siteId }, body: { session: sessionOf(person), ...body } });

/** The answer to a call that is not refused. */
export async function done<Answer>(...asked: Asked): Promise<Answer> {
  const { answer, error } = await call(...asked);
  if (error !== null) throw error;
  return answer as Answer;
}

/** The code of a refusal, and the fields that it names. */
export async function refusal(...asked: Asked): Promise<readonly [code: string, fields: readonly string[]]> {
  const { error } = await call(...asked);
  return error === null ? ['done', []] : [error.code, Object.keys(error.fields ?? {})];
}

export const open = (site: string, home: object = HOME) => done<OpenedHome>('openHome', site, 'an', home);

export const save = (
  site: string,
  person: string,
  field: string,
  value: unknown,
  seen: unknown,
  minutes = 0,
) => done<DraftSaved>('saveDraft', site, person, { ...HOME, fields: [{ field, value, seen }] }, minutes);

/** Does something to a home, and takes it back after a minute. */
export async function takenBack(site: string, id: string, body: object): Promise<void> {
  const { at: when } = await done<ActionDone>(id, site, 'an', { ...HOME, ...body });
  const { kind, home } = { ...HOME, ...body };
  await done('undoHome', site, 'an', { kind, home, at: when }, 1);
}

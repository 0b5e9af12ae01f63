import type { ImportSummary } from '../intake/imports/summary.ts';
import { answerOf, publicCall } from './call.ts';

type Body = Readonly<Record<string, unknown>>;

const call = async (method: string, path: string, body?: unknown) => {
  const { status, body: answer } = await answerOf(await publicCall(method, path, { body }));
  return { status, body: answer as Body };
};

/** Path of a record; ids are encoded. */
export const recordPath = (site: string, kind: string, id: string): string =>
  `/sites/${site}/records/${kind}/${encodeURIComponent(id)}`;

export const putRecord = (site: string, kind: string, id: string, record: unknown) =>
  call('PUT', recordPath(site, kind, id), record);
export const deleteRecord = (site: string, kind: string, id: string) =>
  call('DELETE', recordPath(site, kind, id));
export const getRecord = (site: string, kind: string, id: string) => call('GET', recordPath(site, kind, id));

/** Opens an import and returns its path. */
export async function openImport(site: string): Promise<string> {
  const { body } = await call('POST', `/sites/${site}/imports`);
  return `/sites/${site}/imports/${String(body.id)}`;
}

/** Stages records, with lines counted from 1. */
export const stage = (path: string, records: readonly unknown[], chunk = 0) =>
  call('PUT', `${path}/chunks/${chunk}`, {
    records: records.map((record, index) => ({ line: index + 1, record })),
  });

export const commit = (path: string, body: Body = {}) => call('POST', `${path}/commit`, body);

/** A whole import of one chunk. */
export async function importAll(
  site: string,
  records: readonly unknown[],
  body: {
    readonly sync?: readonly string[];
    readonly allowManyWithdrawals?: boolean;
    readonly alerts?: boolean;
  } = {},
): Promise<ImportSummary> {
  const path = await openImport(site);
  const staged = await stage(path, records);
  if (staged.status !== 200) throw new Error(`the chunk was not staged: ${JSON.stringify(staged)}`);
  const { status, body: summary } = await commit(path, body);
  if (status !== 200) throw new Error(`the import was not committed: ${JSON.stringify(summary)}`);
  return summary as unknown as ImportSummary;
}

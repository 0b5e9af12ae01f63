import { type RecordedHome, recordedIn } from './recorded.ts';

/** Read by Vite: tests in workerd have no file system. */
const FILES = import.meta.glob<string>('./estates-list.ndjson', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The homes of the recorded answer. */
export const RECORDED: readonly RecordedHome[] = recordedIn(Object.values(FILES).join(''));

/** A recorded home by its id. Throws for an unknown one. */
export function recordedHome(id: number): RecordedHome {
  const home = RECORDED.find((one) => one.id === id);
  if (home === undefined) throw new Error(`no recorded home ${id}`);
  return home;
}

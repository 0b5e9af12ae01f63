import recorded from './estates-list.json' with { type: 'json' };

/** A home of the recorded answer, as the vendor sends it. */
export type RecordedHome = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly details: readonly Readonly<Record<string, unknown>>[];
  readonly pictures: readonly Readonly<Record<string, unknown>>[];
};

/** The homes of the recorded answer. */
export const RECORDED = recorded.estates as unknown as readonly RecordedHome[];

/** The recorded answer itself. */
export const RECORDED_ANSWER: unknown = recorded;

/** A recorded home by its id. Throws for an unknown one. */
export function recordedHome(id: number): RecordedHome {
  const home = RECORDED.find((one) => one.id === id);
  if (home === undefined) throw new Error(`no recorded home ${id}`);
  return home;
}

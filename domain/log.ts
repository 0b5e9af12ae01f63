/** Log lines of both Workers: one JSON object per event, as Workers Logs indexes them. */

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;
/** Logs an event (`noun.what_happened`); fields must be plain data. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;
/** Receives finished lines: each Worker passes its console, tests collect them. */
export type LogSink = (level: LogLevel, line: string) => void;

/** An error as plain data for the log, with its causes. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const cause = error.cause === undefined || depth >= 3 ? undefined : describeError(error.cause, depth + 1);
  return { name, message, stack, cause };
}

/** A log whose lines all have the fields of `base`: the request id (`requestId`) and the site, if known. */
export const logTo =
  (sink: LogSink, base: LogFields): Log =>
  (level, event, fields = {}) => {
    sink(level, JSON.stringify({ level, event, ...base, ...fields }));
  };

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;
/** Writes one event; fields must be plain data. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;
/** Receives finished lines; tests collect them. */
export type LogSink = (level: LogLevel, line: string) => void;

/** One structured JSON line an event, as Workers Logs index them. */
const consoleSink: LogSink = (level, line) => {
  console[level](line);
};

/** An error as plain data for the log, with its causes. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const cause = error.cause === undefined || depth >= 3 ? undefined : describeError(error.cause, depth + 1);
  return { name, message, stack, cause };
}

/** A log whose every line carries `base` (such as the request id). */
export const createLog =
  (base: LogFields, sink: LogSink = consoleSink): Log =>
  (level, event, fields = {}) => {
    sink(level, JSON.stringify({ level, event, ...base, ...fields }));
  };

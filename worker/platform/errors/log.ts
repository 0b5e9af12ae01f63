/** The site's log: the common log lines, written to Workers Logs. */
import { type Log, type LogFields, type LogSink, logTo } from '#domain/log.ts';

export { describeError, type Log, type LogFields, type LogLevel, type LogSink } from '#domain/log.ts';

const consoleSink: LogSink = (level, line) => console[level](line);

/** A log whose every line carries `base` (such as the request id). */
export const createLog = (base: LogFields, sink: LogSink = consoleSink): Log => logTo(sink, base);

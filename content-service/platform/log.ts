import { type Log, type LogFields, type LogSink, logTo } from '#domain/log.ts';

const consoleSink: LogSink = (level, line) => console[level](line);

/** The content service's log; `base` is on every line: `requestId` and `site`, if known. */
export const createLog = (base: LogFields = {}): Log => logTo(consoleSink, base);

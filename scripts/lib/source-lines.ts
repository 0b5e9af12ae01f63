import { SourceMap } from 'node:module';

/** A place in a bundle, as V8 writes it into a stack trace: file, line and column, both from 1. */
const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each place of a bundle in a log by the place in the source: `index.js:104:52111` becomes
 * `worker/app.ts:31:9`. `maps` are source maps by bundle name; other places stay unchanged.
 */
export function withSourceLines(log: string, maps: ReadonlyMap<string, string>): string {
  const read = new Map([...maps].map(([file, json]) => [file, new SourceMap(JSON.parse(json))]));
  return log.replace(PLACE, (place, file: string, line: string, column: string) => {
    const found = read.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !('originalSource' in found)) return place;
    return `${found.originalSource.replace(/^(?:\.\.\/)+/, '')}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/**
 * `npm run bench feed-files`: files of 20 MB that a feed may meet, hostile ones and real ones, each read by workerd as a feed
 * reads it: the CPU and the growth of workerd's memory. Exits with 1 when a limit is missed. `--only kyero` reads those
 * whose format or name contains it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { HOSTILE_FILES } from '#content-service/intake/feeds/kinds/file/testing/hostile-files.ts';
import { startStage } from '../stage/stage.ts';

const MB = 1024 * 1024;
/** A feed takes files of 20 MB; a little less, so that the size is not what ends them. */
const SIZE = 20 * MB - 2000;
/**
 * Maximum growth of workerd's memory, MB: the file twice while it comes in, and what is read of it. Garbage that nobody
 * needed to collect yet is in it too, so it is above what an isolate holds, for which Cloudflare has 128.
 */
const MOST_MB = 144;
/** Maximum CPU, ms; a piece of work has 30 seconds. */
const MOST_MS = 3000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const root = resolve(import.meta.dirname, '../..');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

let sent: { readonly body: Buffer; readonly encoding: string | null } = {
  body: Buffer.alloc(0),
  encoding: null,
};
const server = createServer((_request, response) => {
  response.writeHead(200, sent.encoding === null ? {} : { 'Content-Encoding': sent.encoding });
  response.end(sent.body);
});
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes`;

interface Case {
  readonly name: string;
  readonly format: string;
  readonly reason: RegExp | null;
  readonly body: () => typeof sent;
}
const CASES: readonly Case[] = [
  ...HOSTILE_FILES.map(({ name, format, reason, make }) => ({
    name,
    format,
    reason,
    body: () => ({ body: Buffer.from(make(SIZE)), encoding: null }),
  })),
  {
    name: 'a gigabyte in gzip',
    format: 'kyero',
    reason: /an answer of more than/,
    body: () => ({ body: gzipSync(Buffer.alloc(1024 * MB, 32)), encoding: 'gzip' }),
  },
].filter(({ name, format }) => `${format} ${name}`.includes(values.only));

say('Each file in a new workerd: CPU, and the growth of its memory at most, seen every 10 ms.');
say(
  `\n${'format'.padEnd(8)}${'file'.padEnd(24)}${'homes'.padStart(7)}${'ms'.padStart(8)}${'memory, MB'.padStart(12)}  ends with`,
);
let faults = 0;
for (const { name, format, reason, body } of CASES) {
  sent = body();
  const stage = await startStage({
    root,
    work: `${root}/.gevel/bench-feed-files`,
    players: [{ name: 'feeds', entry: 'bench/feed-files/workers/feeds.ts' }],
  });
  try {
    const url = await stage.url('feeds');
    const ask = async (of: string) => {
      const query = new URLSearchParams({ address, format: of });
      return (await (await fetch(new URL(`/?${query}`, url))).json()) as {
        homes: number;
        reason: string | null;
      };
    };
    // The code is loaded before the measurement: a file of another format ends at once.
    const whole = sent;
    sent = { body: Buffer.from('<'), encoding: null };
    await ask('csv');
    sent = whole;
    const [memory, cpu] = [stage.memory(), stage.cpu()];
    let most = memory;
    const watch = setInterval(() => {
      most = Math.max(most, stage.memory());
    }, 10);
    const { homes, reason: said } = await ask(format);
    clearInterval(watch);
    const [ms, growth] = [stage.cpu() - cpu, most - memory];
    const objections = [
      ...(reason === null
        ? said === null
          ? []
          : ['not read']
        : reason.test(said ?? '')
          ? []
          : ['another reason']),
      ...(growth > MOST_MB ? [`memory above ${MOST_MB} MB`] : []),
      ...(ms > MOST_MS ? [`CPU above ${MOST_MS} ms`] : []),
    ];
    faults += objections.length;
    say(
      `${format.padEnd(8)}${name.padEnd(24)}${String(homes).padStart(7)}${ms.toFixed(0).padStart(8)}${growth.toFixed(0).padStart(12)}  ${said ?? 'all read'}  ${objections.join(', ') || 'ok'}`,
    );
  } finally {
    await stage.stop();
  }
}
server.close();
if (faults > 0) {
  say(`\n${faults} limits are missed.`);
  process.exitCode = 1;
}

import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PORT, freePort, isFree, wantedPort } from './port.ts';

describe('wantedPort', () => {
  it.each([
    [[], {}, DEFAULT_PORT],
    [['--port', '9000'], {}, 9000],
    [['--dev', '--port=9001'], { PORT: '9002' }, 9001],
    [[], { PORT: '9002' }, 9002],
    [[], { PORT: '' }, DEFAULT_PORT],
  ])('reads %j with %j', (args, env, port) => {
    expect(wantedPort(args, env)).toBe(port);
  });

  it.each([[['--port']], [['--port', 'abc']], [['--port=0']], [['--port=65536']], [['--port=1.5']]])(
    'complains of %j',
    (args) => {
      expect(() => wantedPort(args, {})).toThrow(/port/);
    },
  );
});

describe('isFree', () => {
  it('sees a port in use', async () => {
    const port = await freePort();
    expect(await isFree(port)).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isFree(port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });
});

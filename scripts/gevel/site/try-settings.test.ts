import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressFault } from './try-settings.ts';

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ method, url }, answer) => {
    answer.statusCode = method === 'HEAD' ? Number(url?.slice(1)) : 500;
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['200', false, null],
  ['403', false, null],
  ['404', false, 'answers 404'],
  ['404', true, null],
  ['503', false, 'answers 503'],
] as const)('an address that answers %s, any answer: %s', async (status, anyAnswer, fault) => {
  expect(await addressFault(`${origin}/${status}`, anyAnswer)).toBe(fault);
});

it('an address that does not answer, and an invalid one', async () => {
  expect(await addressFault('http://127.0.0.1:1/', true)).toMatch(/^does not answer/);
  expect(await addressFault('tiles', false)).toBe('is no address');
});

import { expect, it } from 'vitest';
import { networkKey, networkOfAddress } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113'],
  ['203.0.113.1', '203.0.113'],
  ['2001:db8:1:2f3:3:4:5:6', '2001:db8:1:200'],
  ['2001:DB8:1:2FF::9', '2001:db8:1:200'],
  ['2001:db8::9', '2001:db8:0:0'],
])('%s belongs to the network %s', (address, network) => expect(networkOfAddress(address)).toBe(network));

it.each([
  '',
  'unknown',
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.9',
  '172.16.0.1',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
])('%j belongs to no public network', (address) => expect(networkOfAddress(address)).toBeNull());

it('is a hash of key, site and network, and differs with each', async () => {
  const keys = await Promise.all([
    networkKey('secret', 'a', '203.0.113'),
    networkKey('secret', 'a', '203.0.113'),
    networkKey('another', 'a', '203.0.113'),
    networkKey('secret', 'b', '203.0.113'),
    networkKey('secret', 'a', '203.0.114'),
  ]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(keys).size).toBe(4);
});

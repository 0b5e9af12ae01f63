import { describe, expect, it } from 'vitest';
import { baseOf, localHostsOf, readPictureAddress, readServiceAddress } from './service-address.ts';

const NOWHERE = localHostsOf(undefined);

describe('the address of a content service', () => {
  it.each([
    'http://api.agency.be/v1',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://localhost/',
    'https://content.internal/',
    'https://machine.local/',
    'https://api.agency.be:8443/',
    'https://user:word@api.agency.be/',
    'https://api.agency.be/?key=1',
    'https://api.agency.be/#a',
    'ftp://api.agency.be/',
    'api.agency.be',
    '',
  ])('is refused: %s', (text) => {
    expect(readServiceAddress(text, NOWHERE)).toBeNull();
  });

  it('may have a path, without its trailing slash', () => {
    const read = readServiceAddress('https://api.agency.be/gevel/', NOWHERE);
    expect(read && baseOf(read)).toBe('https://api.agency.be/gevel');
  });

  it('may be on this machine when listed by host and port', () => {
    const local = localHostsOf('127.0.0.1:8790  localhost:8791');
    expect(readServiceAddress('http://127.0.0.1:8790/x', local)?.host).toBe('127.0.0.1:8790');
    expect(readServiceAddress('http://127.0.0.1:8791/x', local)).toBeNull();
    expect(readServiceAddress('http://127.0.0.1:8790/x', NOWHERE)).toBeNull();
  });
});

describe('the address of a picture', () => {
  const hosts = new Set(['img.agency.be', '127.0.0.1']);

  it.each([
    ['https://img.agency.be/a.jpg?w=9', 'https://img.agency.be/a.jpg?w=9'],
    ['https://IMG.agency.be/a.jpg#top', 'https://img.agency.be/a.jpg'],
    ['https://img.other.be/a.jpg', undefined],
    ['http://img.agency.be/a.jpg', undefined],
    // An IP address is refused even when it is listed among the hosts.
    ['https://127.0.0.1/a.jpg', undefined],
    ['house-1', undefined],
  ])('%s', (text, href) => {
    expect(readPictureAddress(text, hosts, NOWHERE)?.href).toBe(href);
  });
});

import { describe, expect, it } from 'vitest';
import { installComplaint, isInstalled } from './install.mjs';
import { nodeComplaint } from './node-version.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' },
  'node_modules/@esbuild/win32-x64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const hono = { 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' } };

describe('isInstalled', () => {
  it('accepts missing binaries of other platforms', () => {
    expect(isInstalled(wanted, hono)).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' } }],
    ['other contents', { 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-c' } }],
    [
      'an optional package of another version',
      { ...hono, 'node_modules/@esbuild/win32-x64': { version: '0.9.0', integrity: 'sha512-b' } },
    ],
  ])('installs again for %s', (_, installed) => {
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});

describe('complaints before anything is installed', () => {
  it('says that the machine may be offline', () => {
    expect(installComplaint('npm error code EAI_AGAIN')).toContain('online');
    expect(installComplaint('npm error code EUSAGE')).toContain('EUSAGE');
  });

  it.each([
    ['18.19.0', true],
    ['20.0.0', false],
    ['24.21.0', false],
  ])('looks at Node %s', (version, complains) => {
    expect(nodeComplaint(version) !== null).toBe(complains);
  });
});

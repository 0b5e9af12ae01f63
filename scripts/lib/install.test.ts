import { describe, expect, it } from 'vitest';
import { installComplaint, stateOfPackages } from './install.mjs';
import { nodeComplaint } from './node-version.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' },
  'node_modules/@esbuild/win32-x64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const hono = { 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' } };

const state = (installed: Parameters<typeof stateOfPackages>[1]) => stateOfPackages(wanted, installed, 'all');

describe('what is installed', () => {
  it('may lack binaries of other platforms', () => {
    expect(state(hono)).toBe('ready');
  });

  it('is emptied first when anything differs, and never when something only lacks', () => {
    const [name = ''] = Object.keys(hono);
    const other = '1.0.0';
    expect(state(null)).toBe('wrong');
    expect(state({ [name]: { version: other, integrity: 'sha512-a' } })).toBe('wrong');
    expect(state({ [name]: { version: '4.13.19', integrity: 'sha512-c' } })).toBe('wrong');
    const binary = 'node_modules/@esbuild/win32-x64';
    expect(state({ ...hono, [binary]: { version: '0.9.0', integrity: 'sha512-b' } })).toBe('wrong');
    expect(state({})).toBe('lacking');
  });

  it('lacks the tools of tests only for a command that tests', () => {
    const withTools = {
      ...wanted,
      'node_modules/vitest': { version: '5.1.2', integrity: 'sha512-d', dev: true },
    };
    expect(stateOfPackages(withTools, hono, 'product')).toBe('ready');
    expect(stateOfPackages(withTools, hono, 'all')).toBe('lacking');
    expect(stateOfPackages(withTools, withTools, 'all')).toBe('ready');
    expect(stateOfPackages(withTools, {}, 'product')).toBe('lacking');
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

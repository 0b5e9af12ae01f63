import { describe, expect, it } from 'vitest';
import { WrongUsage } from './errors.ts';
import { findTarget, type Surroundings } from './target.ts';

const surroundings = (changes: Partial<Surroundings> = {}) => {
  const did: string[] = [];
  const around: Surroundings = {
    env: {},
    findRunning: async () => null,
    start: async () => {
      did.push('started');
      return { port: 20_123, close: async () => void did.push('stopped') };
    },
    localToken: async () => 'of this machine',
    ...changes,
  };
  return { around, did };
};

const ENV = {
  GEVEL_STAGING_URL: 'https://content.staging.example',
  GEVEL_STAGING_TOKEN: 'staged',
  GEVEL_PRODUCTION_URL: 'https://content.example/api',
  GEVEL_PRODUCTION_TOKEN: 'real',
  GEVEL_TOKEN: 'other',
};

describe('the target of a command', () => {
  it('is the running npm start', async () => {
    const { around, did } = surroundings({ findRunning: async () => ({ pid: 1, port: 8787 }) });
    const target = await findTarget('local', around);
    expect(target).toMatchObject({ origin: 'http://content.localhost:8787', token: 'of this machine' });
    await target.close();
    expect(did).toEqual([]);
  });

  it('is started if npm start does not run, and stopped afterwards', async () => {
    const { around, did } = surroundings();
    const target = await findTarget('local', around);
    expect(target).toMatchObject({ origin: 'http://localhost:20123', token: 'of this machine' });
    await target.close();
    expect(did).toEqual(['started', 'stopped']);
  });

  it.each([
    ['staging', 'https://content.staging.example', 'staged'],
    ['production', 'https://content.example/api', 'real'],
    ['https://elsewhere.example', 'https://elsewhere.example', 'other'],
    ['http://localhost:9000', 'http://localhost:9000', 'other'],
  ])('%s has a URL and a token', async (to, origin, token) => {
    const { around, did } = surroundings({ env: ENV });
    expect(await findTarget(to, around)).toMatchObject({ origin, token });
    expect(did).toEqual([]);
  });

  it.each([
    ['staging', {}, 'GEVEL_STAGING_URL'],
    ['staging', { GEVEL_STAGING_URL: 'https://a.example' }, 'GEVEL_STAGING_TOKEN'],
    ['production', { ...ENV, GEVEL_PRODUCTION_URL: 'content.example' }, 'not a URL'],
    ['production', { ...ENV, GEVEL_PRODUCTION_TOKEN: ' ' }, 'GEVEL_PRODUCTION_TOKEN'],
    ['https://elsewhere.example', {}, 'GEVEL_TOKEN'],
    ['prodution', ENV, '"prodution"'],
    ['ftp://elsewhere.example', ENV, 'not a URL'],
    ['constructor', ENV, 'not a URL'],
  ])('%s is wrong usage with the environment %j', async (to, env, words) => {
    const failure = findTarget(to, surroundings({ env }).around);
    await expect(failure).rejects.toBeInstanceOf(WrongUsage);
    await expect(failure).rejects.toThrow(words);
  });
});

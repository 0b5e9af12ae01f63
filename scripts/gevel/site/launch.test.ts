import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { startService, type TestService } from '../testing/service.ts';
import { STEP_NAMES } from './launch.ts';

describe('site launch', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService();
    await run(
      ['site', 'add', 'coast', '--name', 'Coast', '--host', 'coast.localhost', '--lang', 'nl,fr'],
      service.origin,
    );
    service.records.get('coast')?.set('estate/1', {
      estate: {
        general: {
          id: 1,
          title: { nl: 'Huis' },
          transaction: { id: 1 },
          address: { city: { zip: '8300' }, country: { id: 'BE' } },
        },
      },
    });
  });
  afterEach(() => service.close());

  const launch = async (...more: readonly string[]) => {
    const { code, stdout } = await run(['site', 'launch', 'coast', '--json', ...more], service.origin);
    return { code, ...(JSON.parse(stdout) as { open: string[]; steps: { name: string; left: string[] }[] }) };
  };
  const stateOf = () => service.sites.get('coast')?.state;

  it('lists every step with what is left, and opens nothing', async () => {
    const { code, open, steps } = await launch();
    expect(code).toBe(1);
    expect(steps.map(({ name }) => name)).toEqual(STEP_NAMES);
    expect(steps.find(({ name }) => name === 'languages')?.left).toEqual(['1 homes have no title in fr']);
    expect(open).toEqual(['site', 'homes', 'languages', 'old-addresses']);
    expect(stateOf()).toBe('draft');
  });

  it('opens when each rest is accepted by its name, and not before', async () => {
    const names = ['site', 'homes', 'languages', 'old-addresses'];
    const accept = (some: readonly string[]) => launch(...some.flatMap((name) => ['--accept', name]));
    expect((await accept(names.slice(1))).open).toEqual(['site']);
    expect(stateOf()).toBe('draft');
    expect((await accept(names)).code).toBe(0);
    expect(stateOf()).toBe('live');
  });

  it('names a feed whose round failed or has not ended, and codes without a place; one that is ok has nothing left', async () => {
    const feed = (name: string, outcome: string | null, reason: string | null, unmapped: object[] = []) => ({
      name,
      outcome,
      reason,
      hiddenFor: [],
      notTaken: [],
      unmapped,
    });
    const left = async () => (await launch()).steps.find(({ name }) => name === 'feeds')?.left;
    service.feeds.set('coast', [feed('whise', 'ok', null)]);
    expect(await left()).toEqual([]);
    service.feeds.set('coast', [
      feed('whise', 'key-refused', 'status 401'),
      feed('zabun', null, null),
      feed('file', 'ok', null, [{ what: 'code', name: 'state', value: '9', homes: 3 }]),
    ]);
    expect(await left()).toEqual([
      'feed whise: status 401',
      'feed zabun: its first round has not ended',
      'feed file: code state "9" of 3 homes has no place',
    ]);
  });

  it('tells the agency of old links only where there are records of them', async () => {
    const all = ['site', 'homes', 'languages', 'old-addresses'].flatMap((name) => ['--accept', name]);
    const said = async () => (await run(['site', 'launch', 'coast', ...all], service.origin)).stdout;
    expect(await said()).toContain('lead nowhere yet');
    service.records.get('coast')?.set('redirect/a', { redirect: { id: 'a' } });
    expect(await said()).not.toContain('lead nowhere yet');
  });

  it('has no old addresses left once there is one', async () => {
    service.records.get('coast')?.set('redirect/a', { redirect: { id: 'a' } });
    expect((await launch()).open).not.toContain('old-addresses');
  });

  it('refuses a name that is no step', async () => {
    const { code } = await run(['site', 'launch', 'coast', '--accept', 'everything'], service.origin);
    expect(code).toBe(2);
  });
});

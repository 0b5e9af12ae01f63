import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { capture } from '#scripts/lib/run.ts';
import { ask, send } from '../support/http.ts';
import { AGENCY_IDS, testPort } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

/** The content service's public hostname on a developer's machine (docs/decisions/0044). */
const DOOR = 'content.localhost';
const OPERATOR = { authorization: `Bearer ${localOperatorToken()}` };
const PATHS = ['/sites/duinzicht', '/openapi.json', '/tokens', '/sites/duinzicht/journal', '/nl', '/'];

test.describe('the public hostname of the content service', () => {
  test('accepts the operator’s token', async () => {
    const answer = await send(DOOR, '/sites/duinzicht', { headers: OPERATOR });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ id: 'duinzicht' });
  });

  test('passes the core of the contract suite over HTTP, run by the command line; content-service/contract.test.ts runs all', async () => {
    const command = ['scripts/gevel/main.ts', 'contract', `http://${DOOR}:${testPort()}`];
    const { code, stdout, output } = await capture(process.execPath, [
      ...command,
      '--site',
      'duinzicht',
      '--core',
      // A token may begin with a dash.
      `--token=${localOperatorToken()}`,
    ]);
    expect(stdout.split('\n').filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(stdout, output).toContain('0 failed');
    expect(stdout).not.toContain(localOperatorToken());
    expect(code).toBe(0);
  });

  for (const path of PATHS) {
    test(`discloses nothing without the token: ${path}`, async () => {
      const answer = await send(DOOR, path);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({
        error: { code: 'not_found', message: 'This path does not exist.' },
      });
    });
  }

  test('is not reachable through the hostname of an agency', async () => {
    for (const agency of AGENCY_IDS) {
      for (const path of ['/tokens', '/openapi.json', '/sites/duinzicht/tokens']) {
        const answer = await ask(agency, path, { headers: OPERATOR });
        expect([agency, path, answer.status]).toEqual([agency, path, 404]);
      }
    }
  });
});

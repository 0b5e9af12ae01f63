/** Secret previews of drafts, by the operators' calls (decision 131). */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPreviewLabel } from '#domain/preview-label.ts';
import { siteStatements } from '../intake/index.ts';
import { originOf } from '../platform/site-origin.ts';
import { sweep } from '../sweep.ts';
import { answerOf, get, publicCall } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { previewHash } from './previews.ts';

const DAY = 24 * 60 * 60_000;

interface Made {
  readonly id: string;
  readonly until: string;
  readonly address: string;
}
const make = (site: string, body: unknown = {}) => publicCall('POST', `/sites/${site}/previews`, { body });
const made = async (site: string, body?: unknown): Promise<Made> =>
  (await answerOf(await make(site, body))).body as Made;
const labelOf = ({ address }: Made) => readPreviewLabel(new URL(address).hostname.split('.')[0] ?? '');
const answered = async (site: string) =>
  ((await answerOf(await get(`/sites/${site}`))).body as { previews?: { hash: string }[] }).previews;

beforeAll(() =>
  store(
    ['shown', 'looked', 'many', 'ended', 'swept', 'a'.repeat(42), 'Capital'].flatMap((id) =>
      siteStatements(aSite(id, { state: 'draft' })),
    ),
  ),
);

describe('POST /sites/{siteId}/previews', () => {
  it('shows the address once, and stores only a hash of its secret', async () => {
    const one = await made('shown', { days: 3 });
    const { siteId, secret } = labelOf(one) ?? { siteId: '', secret: '' };
    expect([siteId, secret.length, new URL(one.address).hostname.split('.')[0]?.length]).toEqual([
      'shown',
      20,
      27,
    ]);
    const rows = await rowsOf<{ hash: string }>('previews', 'shown');
    expect(rows.map(({ hash }) => hash)).toEqual([previewHash(secret)]);
    expect(JSON.stringify([rows, await rowsOf('journal', 'shown')])).not.toContain(secret);
    expect(Math.round((Date.parse(one.until) - Date.now()) / DAY)).toBe(3);
  });

  it('is a fortnight when no days are given', async () => {
    expect(Math.round((Date.parse((await made('shown')).until) - Date.now()) / DAY)).toBe(14);
  });

  it.each([
    [{ days: 0 }, 'days'],
    [{ days: 61 }, 'days'],
    [{ days: '3' }, 'days'],
    [{ forever: true }, 'forever'],
  ])('names the field of %j', async (body, field) => {
    const { status, body: answer } = await answerOf(await make('shown', body));
    expect([status, Object.keys((answer as { error: { fields: object } }).error.fields)]).toEqual([
      400,
      [field],
    ]);
  });

  it('refuses a site whose id does not fit into a hostname, and finds none that does not exist', async () => {
    expect((await make('a'.repeat(42))).status).toBe(422);
    expect((await make('Capital')).status).toBe(422);
    expect((await make('nowhere')).status).toBe(404);
  });

  it('keeps to ten at one time, also when twenty are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make('many')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await rowsOf('previews', 'many')).toHaveLength(10);
  });
});

describe('a preview with a look of its own', () => {
  const THEME = { accent: ['#c01d24', '#f08a84'], radius: 6, choices: { hero: 'letter' } };
  const themes = async (site: string) =>
    ((await answerOf(await get(`/sites/${site}`))).body as { previews?: { theme?: object }[] }).previews?.map(
      ({ theme }) => theme,
    );

  it('shows it, and leaves that of the site as it is', async () => {
    const before = ((await answerOf(await get('/sites/looked'))).body as { theme: object }).theme;
    await made('looked', { theme: THEME });
    expect(await themes('looked')).toEqual([expect.objectContaining({ accent: THEME.accent, radius: 6 })]);
    await made('looked');
    expect(await themes('looked')).toContain(undefined);
    expect(((await answerOf(await get('/sites/looked'))).body as { theme: object }).theme).toEqual(before);
  });

  it.each([
    [{ accent: ['red', '#f08a84'] }, 'theme.accent'],
    [{ choices: { hero: 'sky' } }, 'theme.choices.hero'],
    [{ radius: 400 }, 'theme.radius'],
  ])('names the field of %j', async (theme, field) => {
    const { status, body } = await answerOf(await make('looked', { theme }));
    expect(status).toBe(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)[0]).toContain(field);
  });
});

describe('an ended preview', () => {
  it('is not shown any more, and ends once', async () => {
    const one = await made('ended');
    expect(await answered('ended')).toHaveLength(1);
    const end = () => publicCall('DELETE', `/sites/ended/previews/${one.id}`);
    expect((await publicCall('DELETE', `/sites/shown/previews/${one.id}`)).status).toBe(404);
    expect((await end()).status).toBe(204);
    expect(await answered('ended')).toBeUndefined();
    expect((await end()).status).toBe(404);
    const events = await rowsOf<{ deed: string; what: string }>('journal', 'ended');
    expect(events.map(({ deed: action, what }) => [action, what])).toEqual([
      ['preview.made', one.id],
      ['preview.ended', one.id],
    ]);
  });

  it('is swept after its end, not before', async () => {
    const one = await made('swept', { days: 1 });
    await sweep(env.DB, new Date(Date.parse(one.until) - 1000));
    expect(await rowsOf('previews', 'swept')).toHaveLength(1);
    await sweep(env.DB, new Date(Date.parse(one.until) + 1000));
    expect(await rowsOf('previews', 'swept')).toHaveLength(0);
  });
});

describe('links of mails', () => {
  const site = aSite('shown');
  const [secret, other] = ['b'.repeat(20), 'c'.repeat(19)];
  const addressing = { PREVIEW_DOMAIN: 'gevel.example' };
  it('lead to the preview at which the visitor is', () => {
    const origin = `https://shown--${secret}.gevel.example`;
    expect(originOf(site, origin, addressing)).toBe(origin);
  });
  it.each([
    `https://other--${secret}.gevel.example`,
    `https://shown--${other}.gevel.example`,
    `https://shown--${secret}.elsewhere.example`,
    `https://x.shown--${secret}.gevel.example`,
  ])('do not lead to %s', (origin) => {
    expect(() => originOf(site, origin, addressing)).toThrow('does not belong');
  });
});

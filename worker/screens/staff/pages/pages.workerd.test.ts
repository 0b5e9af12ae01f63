/** The pages of a site on the agency's own page (decision 186): what is asked for, what is refused, and that nothing typed is lost. */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import type { ChangePage } from '#wire/written-pages.ts';
import type { Fields } from '#worker/testing/send-form.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { deskBench } from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';
import { aPage, aPageDraft } from '../testing/staff-bench.ts';

const p = words.pages;
const ABOUT = pathTo('staff-page', 'nl', { id: 'about' });
const me = meWith('site');

function bench(
  refuse: (to: ChangePage['to']) => { status: number; fields?: Record<string, string> } | null = () => null,
  draft: object | null = aPageDraft,
) {
  const { site, content, base, open, press, answers } = deskBench(me);
  const asked: ChangePage[] = [];
  const pages = { me, items: [aPage], drafts: [], item: aPage, draft };
  answers(['pages'], pages);
  content.on(`POST ${base}/pages/changes`, async (request: Request) => {
    const body = await request.clone().json<ChangePage>();
    asked.push(body);
    const no = refuse(body.to);
    if (no === null) return Response.json({ ...pages, draft: { ...aPageDraft, mark: 'm2' } });
    const code = no.status === 409 ? 'changed' : 'refused';
    return refusal(no.status, code, no.fields)();
  });
  content.on(`GET /sites/${site.id}/pages/by-url/over-ons`, aPageDraft.shown);
  const send = (fields: Fields) =>
    press(ABOUT, { seen: 'h1', mark: 'm1', was: JSON.stringify(aPageDraft.page), ...fields });
  return { asked, get: open, send };
}

const article = (html: string): string => /<article>.*<\/article>/s.exec(html)?.[0] ?? '';

describe('a page', () => {
  it('is listed with its addresses, its draft and the languages that it lacks', async () => {
    const html = await (await bench().get(pathTo('staff-pages', 'nl'))).text();
    expect(html.replace(/<[^>]+>/g, '')).toContain('/nl/over-ons, /fr/a-propos');
    expect(html).toContain('Nog niet in het Engels en Duits');
    expect(html).toContain(p.states.shown);
  });

  it('stands in its form block by block, also the ones that are off', async () => {
    const html = await (await bench().get(ABOUT)).text();
    expect(html).toContain('value="Over ons team"');
    expect(html.indexOf(p.kinds.text)).toBeLessThan(html.lastIndexOf(p.kinds['call-to-action']));
    expect(html).toContain(p.isOff);
    expect(html).toContain('name="sections[0].body.nl"');
  });

  it('is looked at by the components of the page itself, byte for byte, and cached nowhere', async () => {
    const { get } = bench();
    const look = await get(pathTo('staff-page-look', 'nl', { id: 'about' }));
    const page = await get('/nl/over-ons');
    const [shown, published] = [article(await look.text()), article(await page.text())];
    expect(shown).toContain('Over ons team');
    expect(shown).toBe(published);
    expect([look.headers.get('Cache-Control'), look.headers.get('X-Robots-Tag')]).toEqual([
      'private, no-store',
      'noindex',
    ]);
  });
});

describe('a press', () => {
  it('keeps what is typed as the draft, whatever is pressed', async () => {
    const { asked, send } = bench();
    const answer = await send({ do: 'down:0', 'title.nl': 'Wij' });
    expect(answer.headers.get('Location')).toBe(`${ABOUT}?done=saved&at=1#block-1`);
    const [one] = asked;
    expect(one?.seen).toBe('h1');
    expect(one?.to).toMatchObject({
      save: { mark: 'm1', page: { title: { nl: 'Wij' }, url: { nl: 'over-ons', fr: 'a-propos' } } },
    });
    expect(JSON.stringify(one?.to)).toMatch(/"kind":"call-to-action".*"kind":"text"/);
  });

  it('publishes the draft that it has just kept', async () => {
    const { asked, send } = bench();
    const answer = await send({ do: 'publish', 'title.nl': 'Wij' });
    expect(answer.headers.get('Location')).toBe(`${ABOUT}?done=published`);
    expect(asked.map(({ to }) => Object.entries(to).map(([what, { mark }]) => [what, mark]))).toEqual([
      [['save', 'm1']],
      [['show', 'm2']],
    ]);
  });

  it('that collides shows both, and the next one is about what is stored now', async () => {
    const { send } = bench((to) => ('save' in to ? { status: 409 } : null));
    const answer = await send({ do: 'save', 'title.nl': 'Van mij', mark: 'old' });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('value="Van mij"');
    expect(html).toContain('Over ons team');
    expect(html).toContain(p.said.changed);
    expect(html).toContain('name="mark" value="m1"');
  });

  it('that is refused keeps all that was typed, with the reason beside the field', async () => {
    const fields = { 'url.nl': 'taken:privacy', 'sections[0].picture.alt.fr': 'missing' };
    const { send } = bench((to) => ('show' in to ? { status: 422, fields } : null));
    const answer = await send({ do: 'publish', 'title.nl': 'Van mij', 'url.nl': 'privacy' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('value="Van mij"');
    expect(html).toContain(p.wrong.taken.replace('{{page}}', 'privacy'));
    expect(html).toMatch(/id="sections\[0\]\.picture\.alt\.fr-wrong"/);
  });

  it('that is refused is told in the house’s words, at the control that is nearest', async () => {
    const sections = [
      { kind: 'text', off: true },
      { kind: 'reviews', reviews: [{}] },
      { kind: 'figures', figures: [{}] },
      { kind: 'text', link: { link: { type: 'page' } } },
      { kind: 'sold' },
    ];
    const fields = {
      'url.nl': 'the part of an address after the language is expected, such as over-ons/team',
      'hero.file': 'the site has no picture of this name; send pictures before the records that show them',
      'sections[0].source': 'missing; an object is expected',
      'sections[0].reviews[0].date': 'day',
      'sections[1].figures[0].value': 'a number is expected',
      'sections[2].link.link.type': 'not a known code of links',
      'sections[3].types[0]': 'letters, digits, "-" and "_" are expected, 1 to 64 of them',
    };
    const { send } = bench((to) => ('show' in to ? { status: 422, fields } : null));
    const html = await (await send({ do: 'publish', was: JSON.stringify({ sections }) })).text();
    for (const why of Object.values(fields)) expect(html).not.toContain(why.split(',')[0]);
    const beside = Object.fromEntries(
      [...html.matchAll(/id="([^"]+)-wrong"><svg.*?<\/svg>([^<]*)/gs)].map(([, name, said]) => [name, said]),
    );
    expect(beside).toEqual({
      'url.nl': p.wrong.url,
      'hero.file': p.wrong.picture,
      'sections[1].source.name.nl': p.wrong.missing,
      'sections[1].reviews[0].date': p.wrong.day,
      'sections[2].figures[0].value': p.wrong.number,
      'sections[3].link.link': p.wrong.link,
    });
    expect(html).toContain(p.wrong.elsewhere);
  });

  it('that cannot bring back a version says so', async () => {
    const fields = { 'sections[0].picture.file': 'the site has no picture of this name' };
    const { send } = bench((to) => ('restore' in to ? { status: 422, fields } : null));
    const html = await (await send({ do: 'restore', version: '1' })).text();
    expect(html).toContain(words.news.said.notBack);
    expect(html).not.toContain(fields['sections[0].picture.file']);
  });

  it('of a form of another session stores nothing', async () => {
    const { asked, send } = bench();
    const answer = await send({ do: 'publish', 'title.nl': 'Van mij', guard: 'x' });
    expect([answer.status, asked]).toEqual([422, []]);
    expect(await answer.text()).toContain('value="Van mij"');
  });

  it.each([
    [{ do: 'withdraw' }, { withdraw: true }, 'done=withdrawn'],
    [{ do: 'restore', version: '1' }, { restore: 1 }, 'done=restored'],
    [{ do: 'drop', mark: 'm1' }, { drop: { mark: 'm1' } }, 'done=dropped'],
  ])('%j', async (fields, to, done) => {
    const { asked, send } = bench();
    const answer = await send(fields);
    expect(answer.headers.get('Location')).toContain(done);
    expect(asked.map((one) => one.to)).toEqual([to]);
  });
});

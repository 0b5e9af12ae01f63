/** An agency's figures as its people see them: the page, its files, and what it says where there is nothing. */
import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import fr from '#locales/fr/staff-figures.ts';
import nl from '#locales/nl/staff-figures.ts';
import type { Figures } from '#wire/figures.ts';
import { COOKIE } from '../testing/desk-bench.ts';
import { figuresOf } from '../testing/figures.ts';
import { meWith } from '../testing/me.ts';
import { staffBench } from '../testing/staff-bench.ts';

const me = meWith();
const headers = { Cookie: COOKIE };
const PATH = pathTo('staff-figures', 'nl');

const shown = async (changes: Partial<Figures> = {}, path = PATH, instead: object = {}) => {
  const figures = { ...figuresOf(me), ...changes };
  const answer = await staffBench([], { figures, ...instead })(path, { headers });
  return { answer, text: await answer.text() };
};
const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');

describe('the page', () => {
  it('says first which homes are looked at and not asked for', async () => {
    const { answer, text } = await shown();
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const words = wordsOf(text);
    expect(words).toContain(nl.silent.one.replace('{{n}}', '1'));
    const [before = '', after = ''] = words.split(nl.seenTitle);
    expect(before).toContain('Koninklijke Baan 20');
    expect(before).not.toContain('Lippenslaan 112');
    expect(after.indexOf('Koninklijke Baan 20')).toBeLessThan(after.indexOf('Lippenslaan 112'));
    expect(words.split(nl.unseenTitle)[1]).toContain('De Zeven Torens');
  });

  it('adds up what is shown, the rest of a week too, and says "at least"', async () => {
    const words = wordsOf((await shown()).text);
    // 312 and 111, and 12 of the rest.
    expect(words).toContain(nl.atLeast.replace('{{n}}', '435'));
    expect(words).toContain(nl.fewEach);
  });

  it('names a search by fields, with a link to it', async () => {
    const { text } = await shown();
    expect(wordsOf(text)).toContain('Heist');
    expect(text).toContain('/nl/aanbod?city=1201&amp;type=1');
    expect(wordsOf(text)).toContain(nl.searched.replace('{{n}}', '41'));
  });

  it('says that counting is off, or that the first week still runs', async () => {
    const none = { weeks: [], rest: [], forms: [], searches: null };
    const off = await shown({ ...none, counted: false });
    expect(wordsOf(off.text)).toContain(nl.offText);
    expect(wordsOf(off.text)).not.toContain(nl.unseenTitle);
    const running = await shown(none);
    expect(wordsOf(running.text)).toContain(nl.runningText.replace('{{day}}', '30 november'));
    // The agency's own times and nights are there all the same.
    expect(wordsOf(running.text)).toContain(nl.answersTitle);
  });

  it('says where the agency’s own service answers everything', async () => {
    const service = {
      address: 'https://own.example/',
      scope: 'full',
      pictureHosts: [],
      knows: [],
      token: null,
    };
    // It has the devices of its own staff, and no such call as the figures.
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : String(request));
      return pathname.endsWith('/devices')
        ? Response.json({ me, devices: [] })
        : Response.json({ error: { code: 'not_found', message: 'x' } }, { status: 404 });
    });
    const { answer, text } = await shown({}, PATH, { service });
    fetched.mockRestore();
    expect(answer.status).toBe(200);
    expect(wordsOf(text)).toContain(nl.ownServiceText);
  });

  it('has no totals, forms or searches for who sees only their own', async () => {
    const { text } = await shown({ me: { ...me, sees: 'own' }, rest: [], forms: [], searches: null });
    const words = wordsOf(text);
    expect(words).toContain(nl.own);
    for (const title of [nl.all, nl.formsTitle, nl.fewTitle]) expect(words).not.toContain(title);
  });

  it.each(LOCALES)('has no key and no empty place in %s', async (locale) => {
    const words = wordsOf((await shown({}, pathTo('staff-figures', locale))).text);
    expect(words).not.toMatch(/\{\{|figures\.[a-z]|undefined|NaN/);
  });
});

describe('a file', () => {
  const file = (name: string, changes: Partial<Figures> = {}, path = PATH) =>
    shown(changes, `${path}?csv=${name}`);

  it('has the cells of the page by week, with words below five', async () => {
    const { answer, text } = await file('homes');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
    expect(answer.headers.get('Content-Disposition')).toMatch(/-homes\.csv"$/);
    const [head = '', ...lines] = text.split('\r\n');
    expect(head).toContain(fr.measures.opened);
    expect(lines[0]).toBe(
      `"2026-10-26";"501";"Koninklijke Baan 20";"Knokke";"120"${`;"${fr.few}"`.repeat(8)}`,
    );
    expect(lines.filter((line) => line !== '')).toHaveLength(8);
  });

  it.each(['forms', 'searches', 'places', 'budgets', 'answers', 'nights'])('exists of %s', async (name) => {
    const { answer, text } = await file(name);
    expect([answer.status, text.split('\r\n').length > 2]).toEqual([200, true]);
    expect(text).not.toMatch(/figures\.[a-z]|undefined/);
  });

  it('is in the agency’s language, whatever that of the page', async () => {
    const { text } = await file('searches');
    expect(text).toContain(fr.heads.search);
    expect(text).not.toContain(nl.heads.search);
    expect(text).toContain('Heist-sur-Mer"');
  });

  it('begins no formula', async () => {
    const [first] = figuresOf(me).homes;
    const homes = first === undefined ? [] : [{ ...first, name: '=HYPERLINK("http://x")', city: '@x' }];
    const { text } = await file('homes', { homes });
    expect(text).toContain(`"'=HYPERLINK(""http://x"")";"'@x"`);
  });

  it('of a name that is none is the page', async () => {
    expect((await file('everything')).answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { hunksOf } from './differences.ts';
import { INTERNAL_ATTRIBUTES } from './internal-attributes.ts';
import { linesOf } from './normalise.ts';

const answer = (body: string, headers: Answer['headers'] = {}, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=UTF-8', ...headers },
  body,
});
const differs = (before: Answer, after: Answer): boolean =>
  hunksOf(linesOf(before), linesOf(after)).length > 0;

describe('linesOf', () => {
  it.each([
    [
      'names of built files',
      '<link href="/assets/entry-CeWLkN90.css"/><link href="/assets/theme-82751cd6bd630bf4.css"/>',
      '<link href="/assets/entry-D-_4kN9x.css"/><link href="/assets/theme-0000000000000000.css"/>',
    ],
    [
      'the key and the time of a form',
      '<input name="form-key" value="7d97c4da-9033-4319-887f-c8b847e0c587"/><input name="form-shown" value="1795352289397"/>',
      '<input name="form-key" value="00000000-9033-4319-887f-c8b847e0c587"/><input name="form-shown" value="1795352289398"/>',
    ],
    [
      'the moment of seeding',
      '<lastmod>2026-11-22T12:55:43.234Z</lastmod>',
      '<lastmod>2026-11-22T12:58:00.000Z</lastmod>',
    ],
    [
      'when an island wakes',
      '<div data-when="idle" class="a">',
      '<div class="a" data-when="touch" data-replay="">',
    ],
    ['the name of an island', '<div data-island="map">', '<div data-island="live-map">'],
    [
      'names of texts that a script says',
      '<p data-one="1 pand" data-other="{{n}} panden">',
      '<p data-words="{&quot;one&quot;:&quot;1 pand&quot;,&quot;many&quot;:&quot;{{n}} panden&quot;}">',
    ],
    [
      'names in the props of an island',
      '<div data-props="{&quot;label&quot;:&quot;Bewaar&quot;,&quot;n&quot;:3}">',
      '<div data-props="{&quot;count&quot;:3,&quot;text&quot;:{&quot;add&quot;:&quot;Bewaar&quot;}}">',
    ],
  ])('ignores %s', (_, before, after) => {
    expect(differs(answer(before), answer(after))).toBe(false);
  });

  it('replaces the request id if a page shows it', () => {
    const shown = (id: string) => answer(`<code>${id}</code>`, { 'x-request-id': id });
    expect(differs(shown('7d97c4da'), shown('00000000'))).toBe(false);
    expect(differs(answer('<code>7d97c4da</code>'), answer('<code>00000000</code>'))).toBe(true);
  });

  it.each([
    ['a word', '<p>Te koop</p>', '<p>Te huur</p>'],
    ['white space', '<p>Te koop</p>', '<p>Te  koop</p>'],
    ['a class', '<p class="a">', '<p class="b">'],
    ['an attribute that stylesheets select', '<div data-region="chips">', '<div data-region="list">'],
    ['an element that is no island any more', '<div data-island="map">', '<div>'],
    ['an attribute that is in no table', '<div data-new="1">', '<div>'],
    [
      'the name of a file that is not hashed',
      '/assets/fonts/newsreader.woff2',
      '/assets/fonts/fraunces.woff2',
    ],
    ['the kind of a built file', '/assets/entry-CeWLkN90.css', '/assets/theme-CeWLkN90.css'],
    [
      'the id of an estate',
      '<a href="/nl/aanbod/7a493747-fdc4-4490-aa3a-9955d82d4d46">',
      '<a href="/nl/aanbod/00000000-fdc4-4490-aa3a-9955d82d4d46">',
    ],
    [
      'a form without its key',
      '<input name="form-key" value=""/>',
      '<input name="form-key" value="7d97c4da-9033-4319-887f"/>',
    ],
    [
      'a text in the props of an island',
      '<div data-props="{&quot;label&quot;:&quot;Bewaar&quot;}">',
      '<div data-props="{&quot;label&quot;:&quot;Bewaren&quot;}">',
    ],
    ['the order of a list in the props', '<div data-props="[1,2]">', '<div data-props="[2,1]">'],
  ])('reports %s', (_, before, after) => {
    expect(differs(answer(before), answer(after))).toBe(true);
  });

  it('compares the status and all headers except ignored ones', () => {
    const headers = { location: '/nl', 'cache-control': 'no-store', link: '</a>; rel=preload' };
    for (const name of Object.keys(headers)) {
      expect(differs(answer('', headers), answer('', { ...headers, [name]: 'other' }))).toBe(true);
    }
    expect(differs(answer(''), answer('', {}, 404))).toBe(true);
    expect(differs(answer('', { date: 'a', etag: 'b' }), answer('', { date: 'c', etag: 'd' }))).toBe(false);
  });

  it.each([
    ['text/html', '<ul><li>a</li><li>b</li></ul>', ['<ul>', '<li>a</li>', '<li>b</li>', '</ul>']],
    ['application/json', '{"a":[1]}', ['{', ' "a": [', '  1', ' ]', '}']],
    ['application/json', '{"a":', ['{"a":']],
    ['text/css', 'a{color:red;top:0}', ['a{', 'color:red;', 'top:0}', '']],
    ['text/plain', 'a;b', ['a;b']],
  ])('cuts %s into short lines', (type, body, lines) => {
    expect(linesOf(answer(body, { 'content-type': type })).slice(3)).toEqual(lines);
  });

  it('splits a policy into one line for each directive', () => {
    const policy = { 'content-security-policy': "default-src 'none'; img-src 'self'" };
    expect(linesOf(answer('', policy))).toContain("content-security-policy: default-src 'none';");
    expect(linesOf(answer('', policy))).toContain("img-src 'self'");
  });
});

describe('internal attributes', () => {
  const sheets = globSync('client/**/*.css').map((file) => readFileSync(file, 'utf8'));

  it('are listed once', () => {
    const names = INTERNAL_ATTRIBUTES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(INTERNAL_ATTRIBUTES)(
    '$name is not selected by a stylesheet, so ignoring it hides no visible difference',
    ({ name, treatment, reason }) => {
      expect(sheets.length).toBeGreaterThan(10);
      const selected = new RegExp(
        treatment === 'presence'
          ? `\\[${name}[~^$*|=]|attr\\(${name}\\b`
          : `\\[${name}[\\]~^$*|=]|attr\\(${name}\\b`,
      );
      expect(sheets.filter((sheet) => selected.test(sheet))).toEqual([]);
      expect(reason).not.toBe('');
    },
  );
});

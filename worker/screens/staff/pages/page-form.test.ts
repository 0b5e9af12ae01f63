import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#demo/index.ts';
import { LOCALES } from '#domain/locale.ts';
import { type PageDraft, PageDraftSchema } from '#wire/written-pages.ts';
import { BLOCK_KINDS, newBlock } from './block-table.ts';
import { faultsByField, otherValues, pageOfForm, pressed, typedOfPage, WAS } from './page-form.ts';

const formOf = (page: PageDraft, changes: Readonly<Record<string, string>> = {}) => ({
  ...typedOfPage(page, LOCALES),
  [WAS]: [JSON.stringify(page)],
  ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, [value]])),
});
const ofForm = (page: PageDraft, changes: Readonly<Record<string, string>> = {}) =>
  pageOfForm(formOf(page, changes), LOCALES);
/** Without members that say nothing. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, member) => (member === null ? undefined : member));

const PAGES = demoData().pages.map(({ page }) => PageDraftSchema.parse(page));

describe('a page as a form', () => {
  it.each(PAGES.map((page) => [String(page.id), page]))('keeps page %s of the demo as it is', (_id, page) => {
    expect(plain(ofForm(page))).toEqual(plain(page));
  });

  it('lays what is typed over what was there, and leaves out what is emptied', () => {
    const page: PageDraft = {
      title: { nl: 'Oud', fr: 'Ancien' },
      sections: [{ kind: 'figures', figures: [{ value: 3, label: { nl: 'Huizen' } }], colour: 'stays' }],
    };
    const written = ofForm(page, {
      'title.nl': ' Nieuw ',
      'title.fr': '',
      'sections[0].figures[0].value': '1 214,5',
      'sections[0].figures[0].period.nl': '2026',
    });
    expect(written).toEqual({
      title: { nl: 'Nieuw' },
      sections: [
        {
          kind: 'figures',
          colour: 'stays',
          figures: [{ value: 1214.5, label: { nl: 'Huizen' }, period: { nl: '2026' } }],
        },
      ],
    });
    expect(ofForm(page, { 'sections[0].figures[0].value': 'veel' }).sections[0]?.figures).toMatchObject([
      { value: 'veel' },
    ]);
  });

  it('gives another picture no size and no evening of the one before', () => {
    const page: PageDraft = {
      hero: { file: 'a', width: 10, alt: { nl: 'Zee' } },
      heroEvening: { file: 'b' },
      sections: [],
    };
    expect(ofForm(page, { 'hero.file': 'c' })).toEqual({
      hero: { file: 'c', alt: { nl: 'Zee' } },
      sections: [],
    });
    expect(ofForm(page, { 'hero.none': '1' })).toEqual({ heroEvening: { file: 'b' }, sections: [] });
  });

  it('leads links to a page, to another site, or nowhere', () => {
    const page: PageDraft = {
      sections: [
        { kind: 'text', link: { label: { nl: 'Hier' }, link: { type: 'offer', query: { city: '1' } } } },
      ],
    };
    const link = (changes: Readonly<Record<string, string>>) => ofForm(page, changes).sections[0]?.link;
    expect(link({})).toEqual({ label: { nl: 'Hier' }, link: { type: 'offer', query: { city: '1' } } });
    expect(
      link({ 'sections[0].link.link': 'url', 'sections[0].link.link.href': 'https://a.example' }),
    ).toMatchObject({
      link: { type: 'url', href: 'https://a.example' },
    });
    expect(link({ 'sections[0].link.link': '' })).toEqual({ label: { nl: 'Hier' } });
    expect(link({ 'sections[0].link.link': '{broken' })).toEqual({ label: { nl: 'Hier' } });
  });

  it('reads any form without a fault', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), fc.string(), (typed, was) => {
        expect(PageDraftSchema.safeParse(pageOfForm({ ...typed, [WAS]: [was] }, LOCALES)).success).toBe(true);
      }),
    );
  });
});

describe('presses', () => {
  const page: PageDraft = {
    sections: [{ kind: 'text' }, { kind: 'offices' }, { kind: 'reviews', reviews: [{ by: 'An' }, {}] }],
  };
  const kinds = (press: string, kind?: string) =>
    pressed(page, press, kind)?.page.sections.map((one) => one.kind);

  it('move blocks', () => {
    expect(kinds('up:1')).toEqual(['offices', 'text', 'reviews']);
    expect(kinds('down:1')).toEqual(['text', 'reviews', 'offices']);
    expect(kinds('up:0')).toEqual(['text', 'offices', 'reviews']);
    expect(pressed(page, 'down:1', undefined)?.at).toBe(2);
  });

  it('take them off and put them back', () => {
    const off = pressed(page, 'off:1', undefined);
    expect(off?.page.sections[1]).toEqual({ kind: 'offices', off: true });
    expect(off && pressed(off.page, 'on:1', undefined)?.page).toEqual(page);
  });

  it('add entries and take them out', () => {
    expect(pressed(page, 'more:2:reviews', undefined)?.page.sections[2]?.reviews).toEqual([
      { by: 'An' },
      {},
      {},
    ]);
    expect(pressed(page, 'less:2:reviews:0', undefined)?.page.sections[2]?.reviews).toEqual([{}]);
  });

  it.each(BLOCK_KINDS.map((kind) => [kind]))('add a block: %s', (kind) => {
    expect(pressed(page, 'add', kind)?.page.sections.at(-1)).toEqual(newBlock(kind));
  });

  it.each(['up', 'up:9', 'off:-1', 'more:0:reviews', 'add', 'save', 'less:2:kind:0'])(
    'do nothing: %s',
    (press) => {
      expect(pressed(page, press, 'nothing')).toBeNull();
    },
  );
});

it('says where another page differs', () => {
  const other: PageDraft = { title: { nl: 'Theirs' }, sections: [{ kind: 'text', body: { nl: 'a\nb' } }] };
  const own: PageDraft = { title: { nl: 'Mine' }, sections: [{ kind: 'text', body: { nl: 'a\r\nb' } }] };
  expect(otherValues(typedOfPage(own, ['nl']), other, ['nl'])).toEqual({ 'title.nl': 'Theirs' });
});

it('names the fields of blocks beside one that is off', () => {
  const page: PageDraft = { sections: [{ kind: 'text', off: true }, { kind: 'text' }] };
  expect(faultsByField({ 'sections[0].picture.alt.nl': 'missing', title: 'missing' }, page)).toEqual({
    'sections[1].picture.alt.nl': 'missing',
    title: 'missing',
  });
});

/** Menus as rows of a form: what is read is what was shown, and every press leaves the other rows as they were. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationItem } from '#wire/navigation.ts';
import { targetValue } from '../pages/page-form.ts';
import { menuFaults, menuIn, menuMoved, menuTexts } from './menus.ts';
import { rowsOf } from './site-controls.ts';
import type { SiteField } from './site-table.ts';

const ABOUT = { type: 'page', page: { nl: 'over-ons' } };
const field = (path = 'menus.main'): SiteField => ({
  path,
  control: 'menu',
  label: 'main',
  options: [ABOUT, { type: 'offer' }, { type: 'contact' }].map((link) => ({ code: targetValue(link) })),
  locales: ['nl', 'fr'],
});
type Texts = Readonly<Record<string, readonly string[]>>;
const read = (texts: Texts, of = field()) => menuIn(of, rowsOf(of, texts), texts);
const idsOf = (read: ReturnType<typeof menuIn>) =>
  'value' in read
    ? read.value.map(({ id, children }) => (children ? [id, ...children.map((one) => one.id)] : id))
    : read.fault;

const entry = (id: number | string, children?: NavigationItem[]): NavigationItem => ({
  id,
  label: { nl: `Naam ${id}`, de: 'Name' },
  link: { type: 'offer', query: { status: 'FOR_SALE' } },
  ...(children ? { children } : {}),
});

describe('a menu as rows', () => {
  it('is read as it was shown, with names in languages that the form does not ask', () => {
    const item = fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), (lists) => {
        let next = 100;
        const items = lists.map(([ids]) => {
          const children = ids.slice(1).map(() => entry(++next));
          return entry(++next, children.length === 0 ? undefined : children);
        });
        expect(read(menuTexts(items))).toEqual({ value: items });
      }),
    );
  });

  it('adds an entry under the next number, the same however often the form comes', () => {
    const texts = {
      ...menuTexts([entry(7)]),
      '1 name-nl': ['Contact'],
      '1 target': [targetValue({ type: 'contact' })],
      '1 entry': [''],
    };
    const added = { id: 8, label: { nl: 'Contact' }, link: { type: 'contact' } };
    expect(read(texts)).toEqual({ value: [entry(7), added] });
    expect(read(texts)).toEqual(read(texts));
  });

  it('puts entries below the one before, takes rows out, and ignores empty ones', () => {
    const texts = { ...menuTexts([entry(1), entry(2), entry(3)]), '1 below': ['1'], '4 below': ['1'] };
    expect(idsOf(read(texts))).toEqual([[1, 2], 3]);
    expect(idsOf(read({ ...texts, '0 out': ['1'] }))).toBe('menuFirst');
    expect(idsOf(read({ ...texts, '1 out': ['1'] }))).toEqual([1, 3]);
  });

  it.each<[what: string, row: Texts, fault: string]>([
    ['no name', { '0 name-nl': [''], '0 name-de': [''] }, 'menuName'],
    ['no target', { '0 target': [''] }, 'menuTarget'],
    ['an address that is not https', { '0 target': ['url'], '0 href': ['http://x.example'] }, 'link'],
    ['no address', { '0 target': ['url'], '0 href': [''] }, 'link'],
    ['a target that is none', { '0 target': ['{"x":1}'] }, 'menuTarget'],
    ['a page that is gone', { '0 target': [targetValue({ type: 'page', page: { nl: 'weg' } })] }, 'menuGone'],
  ])('says what is wrong with a row with %s, beside that row', (_what, row, fault) => {
    const texts = { ...menuTexts([entry(1), entry(2)]), ...row };
    expect(read(texts)).toEqual({ fault });
    expect([...menuFaults(field(), rowsOf(field(), texts), texts)]).toEqual([[0, fault]]);
  });

  it('has columns at the foot: a heading alone would not be shown', () => {
    const foot = field('menus.footer');
    expect(idsOf(read(menuTexts([entry(1)]), foot))).toBe('menuColumn');
    expect(idsOf(read(menuTexts([entry(1, [entry(2)])]), foot))).toEqual([[1, 2]]);
    // A heading needs no target of its own.
    const bare = { ...menuTexts([entry(1, [entry(2)])]), '0 target': [''] };
    expect(read(bare, foot)).toMatchObject({ value: [{ id: 1, link: { type: 'home' } }] });
  });

  it('moves an entry by a row, and a heading with what is below it', () => {
    const texts = menuTexts([entry(1, [entry(2), entry(3)]), entry(4, [entry(5)]), entry(6)]);
    const moved = (at: number, step: 1 | -1) =>
      idsOf(read(menuMoved(rowsOf(field(), texts), texts, at, step)));
    expect(moved(0, 1)).toEqual([[4, 5], [1, 2, 3], 6]);
    expect(moved(3, -1)).toEqual([[4, 5], [1, 2, 3], 6]);
    expect(moved(2, -1)).toEqual([[1, 3, 2], [4, 5], 6]);
    // Over its heading it goes below the one before.
    expect(moved(4, -1)).toEqual([[1, 2, 3, 5], 4, 6]);
    expect(moved(0, -1)).toEqual([[1, 2, 3], [4, 5], 6]);
    expect(moved(99, 1)).toEqual([[1, 2, 3], [4, 5], 6]);
  });

  it('moves the row that was pressed, where one before it was left empty', () => {
    const all = menuTexts([entry(1), entry(2), entry(3)]);
    const texts = Object.fromEntries(
      Object.entries(all).map(([name, values]) => {
        const [, at = '', part] = /^(\d+) (.*)$/.exec(name) ?? [];
        return [`${at === '0' ? 0 : Number(at) + 1} ${part}`, values];
      }),
    );
    const moved = (at: number, step: 1 | -1) =>
      idsOf(read(menuMoved(rowsOf(field(), texts), texts, at, step)));
    expect(moved(3, -1)).toEqual([1, 3, 2]);
    expect(moved(2, -1)).toEqual([2, 1, 3]);
    expect(moved(1, 1)).toEqual([1, 2, 3]);
  });

  it('is read with a page that an import names by fewer addresses than it has', () => {
    const both = { type: 'page', page: { nl: 'over-ons', fr: 'a-propos' } };
    const of = { ...field(), options: [{ code: targetValue(both) }] };
    const items = [{ ...entry(1), link: { type: 'page', page: { nl: '/over-ons/' } } }];
    expect(read(menuTexts(items), of)).toEqual({ value: items });
  });
});

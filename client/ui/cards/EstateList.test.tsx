import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { cardOf } from '../../testing/card.ts';
import { EstateList } from './EstateList.tsx';

const draw = (cards: readonly EstateCardView[], look: 'grid' | 'list' = 'grid'): string =>
  renderToStaticMarkup(
    <EstateList id="estates" cards={cards} label="Estates" heart={({ id }) => `heart ${id}`} look={look} />,
  );
const inGroup = (id: string, key: string, label: string): EstateCardView => ({
  ...cardOf(id),
  group: { key, label, count: '2 estates' },
});

it('draws one list with a name when there are no groups', () => {
  const html = draw([cardOf('1'), cardOf('2')]);
  expect(html).toContain(
    '<div id="estates" class="results results--grid"><ul class="grid" aria-label="Estates">',
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('<h2 class="card__title">');
  expect(html).not.toContain('<section');
});

it('draws a section with heading and count for each group, with estate headings one level below (spec 1 §9)', () => {
  const html = draw([
    inGroup('1', 'Gent', 'Gent'),
    inGroup('2', 'Gent', 'Gent'),
    inGroup('3', '', 'Projecten'),
  ]);
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toContain('<h2 id="group-Gent">Gent</h2><span class="muted">2 estates</span>');
  expect(html).toContain('data-group=""');
  expect(html).toContain('<h2 id="group-">Projecten</h2>');
  expect(html).toContain('<h3 class="card__title">');
});

it('gives a group an id without spaces', () => {
  expect(draw([inGroup('1', 'De Haan', 'De Haan')])).toContain(
    'aria-labelledby="group-De%20Haan" data-group="De Haan"',
  );
});

it('is a table of rows and cells when it has column headers, with cells in the same order (WAI-ARIA, table)', () => {
  const row = { remark: '', lines: 'Aan het park.', lang: undefined, facts: [], energy: null };
  const home = { ...inGroup('1', 'Gent', 'Gent'), row };
  const html = renderToStaticMarkup(
    <EstateList
      id="estates"
      cards={[home]}
      label="Estates"
      heart={() => 'heart'}
      look="list"
      heads={<p>heads</p>}
    />,
  );
  expect(html).toContain('role="table" aria-label="Estates"><p>heads</p><div class="group" role="rowgroup"');
  const roles = [...html.matchAll(/ role="(\w+)"/g)].map(([, role]) => role).join(' ');
  expect(roles).toBe('table rowgroup row cell none none row rowheader cell cell cell cell cell');
  // A hidden cell must not be read out between two cells.
  expect(html).not.toContain('Aan het park.');
});

it('has the class of its display', () => {
  expect(draw([cardOf('1')], 'list')).toContain('class="results results--list"');
});

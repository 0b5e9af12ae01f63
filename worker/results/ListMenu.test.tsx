import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListMenu } from './ListMenu.tsx';

it('shares its name with every other menu, so that only one is open (HTML, "details name")', () => {
  const options = [{ value: '', label: 'Datum', href: '/nl/aanbod', current: true }];
  const html = renderToStaticMarkup(
    <>
      <ListMenu label="Sorteer" options={options} icon="sort" />
      <ListMenu label="Groepeer" options={options} icon="group" />
    </>,
  );
  expect(html.match(/<details[^>]* name="list-menu"/g)).toHaveLength(2);
});

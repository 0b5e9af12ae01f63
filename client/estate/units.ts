import './units-filter.css';
import { DEFAULT_LOCALE, isLocale } from '#domain/locale.ts';
import { counted } from '../ui/text.ts';
import { isChosen, type UnitFigures, unitOrder } from './unit-choice.ts';

const figure = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

const figuresOf = ({ dataset }: HTMLElement): UnitFigures => ({
  state: dataset.state ?? '',
  bedrooms: figure(dataset.bedrooms),
  price: figure(dataset.price),
  area: figure(dataset.area),
});

interface Row {
  readonly element: HTMLElement;
  readonly figures: UnitFigures;
  /** Heading of the unit's floor in the original order. */
  readonly floor: HTMLElement;
}

const rowsOf = (root: HTMLElement): Row[] =>
  [...root.querySelectorAll<HTMLElement>('tbody[data-floor]')].flatMap((floor) =>
    [...floor.querySelectorAll<HTMLElement>('tr[data-unit]')].map((element) => ({
      element,
      figures: figuresOf(element),
      floor,
    })),
  );

const chosenIn = (choices: HTMLElement, name: string): string =>
  choices.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? '';

/** Table of units: shows the filters, hides rows that do not match, and sorts the others. */
export const enhanceUnits = (root: HTMLElement): void => {
  const choices = root.querySelector<HTMLElement>('[data-units-choice]');
  const sorted = root.querySelector<HTMLElement>('tbody[data-sorted]');
  if (choices === null || sorted === null) return;
  const output = choices.querySelector('output');
  const rows = rowsOf(root);
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const floors = new Set(rows.map(({ floor }) => floor));

  const apply = (): void => {
    const choice = {
      state: chosenIn(choices, 'state'),
      bedrooms: chosenIn(choices, 'bedrooms'),
      sort: chosenIn(choices, 'sort'),
    };
    const order = unitOrder(choice.sort);
    const chosen = rows.filter(({ figures }) => isChosen(figures, choice));
    const shown = new Set(chosen);
    for (const row of rows) row.element.hidden = !shown.has(row);
    const arranged = order ? rows.toSorted((a, b) => order(a.figures, b.figures)) : rows;
    for (const { element, floor } of arranged) (order ? sorted : floor).append(element);
    sorted.hidden = order === null;
    for (const floor of floors) floor.hidden = order !== null || !chosen.some((row) => row.floor === floor);
    const { one = '', other = '' } = output?.dataset ?? {};
    if (output) output.textContent = counted({ one, other }, chosen.length, locale);
  };

  choices.addEventListener('change', apply);
  choices.hidden = false;
};

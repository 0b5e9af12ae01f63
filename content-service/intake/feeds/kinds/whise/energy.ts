import { FIGURES } from '#content-service/intake/values/figures.ts';
import { parseEnergyLabel } from '#domain/rules/energy-label.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member, textIn } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { detailOf } from './details-in.ts';

const [LABEL, USE] = [2056, 2089];

const detailText = (home: unknown, id: number): string | null => textIn(member(detailOf(home, id), 'value'));

/** "179-179" is the same figure twice; two different ones are none. */
const figureText = (written: string | null): string | null => {
  const [, first = '', second = ''] = /^(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?)$/.exec(written ?? '') ?? [];
  return first !== '' && first === second ? first : written;
};

/** One value of the places that state it; null, and said, when they differ or cannot be read. */
function agreed<T>(
  name: string,
  read: readonly (T | 'unread')[],
  written: readonly string[],
  say: Say,
): T | null {
  const [first] = read;
  if (first === undefined) return null;
  if (first !== 'unread' && read.every((one) => one === first)) return first;
  say({ what: 'value', name, value: written.map(shownValue).join(' ').trim() });
  return null;
}

/** Label and use of energy (kWh/m² a year): each is stated twice by the vendor, and shown where both agree. */
export function energyOf(home: unknown, say: Say): Readonly<Record<string, unknown>> {
  const labels = [textIn(member(home, 'energyClass')), detailText(home, LABEL)].filter((one) => one !== null);
  const letters = labels.map((label) => (parseEnergyLabel(label) === null ? 'unread' : label.toUpperCase()));
  const uses = [textIn(member(home, 'energyValue')), detailText(home, USE)].filter((one) => one !== null);
  const figures = uses
    .map((use) => figureIn(figureText(use), FIGURES.energy))
    .filter((figure) => figure !== 'none');
  const label = agreed('energy label', letters, labels, say);
  const use = agreed('energyValue', figures, uses, say);
  return {
    ...(label === null ? {} : { energyLabel: label }),
    ...(use === null ? {} : { epcValue: use }),
  };
}

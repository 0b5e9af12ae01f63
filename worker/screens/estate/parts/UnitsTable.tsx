import { CardFacts } from '#client/ui/cards/CardFacts.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import { Price } from '#client/ui/Price.tsx';
import type { UnitGroupView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { unitFigures } from './unit-figures.ts';

const COLUMNS = 5;

type Unit = UnitGroupView['units'][number];

const UnitRow = ({ unit }: { readonly unit: Unit }) => (
  <tr
    id={`row-${unit.id}`}
    className={unit.status.state === 'sold' ? 'units__sold' : undefined}
    data-unit={unit.id}
    {...unitFigures(unit)}
  >
    <th scope="row" className="units__name">
      {unit.href === null ? unit.title : <a href={unit.href}>{unit.title}</a>}
    </th>
    <td className="units__facts">
      <CardFacts facts={unit.facts} />
    </td>
    <td className="units__price">
      {unit.price ? <Price price={unit.price} /> : <span aria-hidden="true">–</span>}
    </td>
    <td className="units__status">
      <span className={`standing standing--${unit.status.state}`}>{unit.status.text}</span>
    </td>
    <td className="units__heart">
      <HeartIsland id={unit.id} add={unit.heart.add} />
    </td>
  </tr>
);

const freeUnits = (group: UnitGroupView): number =>
  group.units.filter((unit) => unit.status.state === 'free').length;

/** Units of a project by floor; on narrow screens each takes two lines. All rows are present without script. */
export const UnitsTable = ({
  groups,
  name,
  t,
}: {
  readonly groups: readonly UnitGroupView[];
  /** Column heading of the unit's name. */
  readonly name: string;
  readonly t: Translator;
}) => (
  <table className="units">
    <thead>
      <tr>
        <th scope="col" className="units__of">
          {name}
        </th>
        <th scope="col">{t('estate.unitFacts')}</th>
        <th scope="col" className="units__price">
          {t('estate.unitPrice')}
        </th>
        <th scope="col">{t('estate.unitStatus')}</th>
        <th scope="col">
          <span className="hidden">{t('estate.unitSave')}</span>
        </th>
      </tr>
    </thead>
    <tbody data-sorted hidden />
    {groups.map((group, index) => (
      <tbody key={group.floor} data-floor={index}>
        <tr className="units__floor">
          <th className="units__floor-name" colSpan={COLUMNS} scope="rowgroup">
            {group.floor} <small>{t.count('estate.unitsFree', freeUnits(group))}</small>
          </th>
        </tr>
        {group.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} />
        ))}
      </tbody>
    ))}
  </table>
);

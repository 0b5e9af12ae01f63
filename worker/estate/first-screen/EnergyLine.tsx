import type { EnergyTagView } from '#domain/views/estate-card.ts';
import type { EnergyScaleView } from '#domain/views/estate-page.ts';

interface Props {
  readonly tag: EnergyTagView | null;
  /** The region's scale; null where none applies to the estate. */
  readonly scale: EnergyScaleView | null;
}

/**
 * The letters of a region's scale with the estate's own raised; hidden from screen readers, because the text
 * beside them says the same.
 */
export const EnergyCells = ({ cells }: Pick<EnergyScaleView, 'cells'>) => (
  <div className="energy-scale__cells" aria-hidden="true">
    {cells.map(({ letter, grade, current }) => (
      <span key={letter} className={`energy--${grade}${current ? ' energy-scale__current' : ''}`}>
        {letter}
      </span>
    ))}
  </div>
);

/** Energy in short: the label in words, its figure, and its position on the scale where there is space. */
export const EnergyLine = ({ tag, scale }: Props) =>
  tag === null ? null : (
    <div className={scale === null ? 'energy-line' : 'energy-line energy-line--scale'}>
      <p>
        <span className={`energy-tag energy--${tag.grade}`} aria-hidden="true">
          {tag.label}
        </span>
        <span>{tag.text}</span>
        {scale?.pinText ? <b>{scale.pinText}</b> : null}
      </p>
      {scale === null ? null : <EnergyCells cells={scale.cells} />}
    </div>
  );

import type { EstateCardView } from '#domain/views/estate-card.ts';

interface Props {
  readonly card: Pick<EstateCardView, 'href' | 'kind' | 'title' | 'place'>;
  readonly headingLevel: 2 | 3;
}

/**
 * Kind and title of an estate; the link of the title covers the card, and its name says which home it leads
 * to.
 */
export const CardTitle = ({ card: { href, kind, title, place }, headingLevel }: Props) => {
  const Title = `h${headingLevel}` as const;
  return (
    <>
      {kind ? <p className="card__kind">{kind}</p> : null}
      <Title className="card__title">
        {href === null ? (
          title
        ) : (
          <a href={href} aria-label={`${title}, ${place}`}>
            {title}
          </a>
        )}
      </Title>
    </>
  );
};

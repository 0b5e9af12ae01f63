import useSWR from 'swr';
import { asEstateCards } from '../calls/estate-cards.ts';
import { getJson } from '../calls/http.ts';
import { Heart } from '../favorites/heart.island.tsx';
import { SimilarEstates } from '../ui/cards/SimilarEstates.tsx';
import type { SimilarProps } from '../ui/island-props.ts';

/** Estates like this one, asked for when they come near; without an answer there is simply no such part. */
export const Similar = ({ dataHref, title }: SimilarProps) => {
  const { data } = useSWR(dataHref, async (href) => asEstateCards(await getJson(href)), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return (
    <SimilarEstates
      title={title}
      cards={data?.results ?? []}
      heart={(card) => <Heart id={card.id} add={card.heart.add} />}
    />
  );
};

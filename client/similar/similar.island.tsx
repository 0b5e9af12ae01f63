import useSWR from 'swr';
import { SimilarHomes } from '../components/SimilarHomes.tsx';
import { asEstateCards } from '../estate-cards.ts';
import { Heart } from '../favorites/heart.island.tsx';
import { getJson } from '../http.ts';
import type { SimilarProps } from '../island-props.ts';

/** Homes like this one, asked for when they come near; without an answer there is simply no such part. */
export const Similar = ({ dataHref, title }: SimilarProps) => {
  const { data } = useSWR(dataHref, async (href) => asEstateCards(await getJson(href)), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return (
    <SimilarHomes
      title={title}
      cards={data?.results ?? []}
      heart={(card) => <Heart id={card.id} add={card.heart.add} />}
    />
  );
};

import { isPlaceText, MAX_PLACE_LENGTH } from '#domain/filter/place.ts';
import type { PlaceSuggestion } from '#domain/views/place-field.ts';
import type { Answer } from '../../platform/env.ts';
import { addressesMeant, type MeantAddress, townsMeant } from './addresses.ts';

/** Maximum number of suggestions. */
const MOST = 6;

const toSuggestion = ({ street, zip, town, text }: MeantAddress): PlaceSuggestion => ({
  id: '',
  zip,
  name: street === '' ? town : street,
  alias: street === '' ? null : town,
  text,
  href: null,
});

/**
 * `GET /{lang}/ajax/search-address?q=`: suggestions for a typed address, from streets and towns of the offer.
 * Other addresses are accepted too; a text that is too long gets no suggestions.
 */
export const searchAddress: Answer = async (c) => {
  const text = (c.req.query('q') ?? '').slice(0, MAX_PLACE_LENGTH);
  const known = isPlaceText(text) && text.trim() !== '';
  const [streets, towns] = known
    ? await Promise.all([addressesMeant(c, text), townsMeant(c, text)])
    : [[], []];
  c.header('Cache-Control', 'private, max-age=60');
  return c.json([...streets, ...towns].slice(0, MOST).map(toSuggestion) satisfies PlaceSuggestion[]);
};

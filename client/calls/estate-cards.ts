import type { EstateCardsAnswer } from '#domain/views/estate-card.ts';
import { CallError } from './http.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is EstateCardsAnswer =>
  isObject(value) &&
  typeof value.total === 'number' &&
  Array.isArray(value.results) &&
  value.results.every((card) => isObject(card) && typeof card.id === 'string');

/** Reads the site's answer as a list of cards; throws a CallError when it is not one. */
export const asEstateCards = (value: unknown): EstateCardsAnswer => {
  if (isAnswer(value)) return value;
  throw new CallError(0, 'The answer is no list of estates.');
};

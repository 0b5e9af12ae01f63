import { describe, expect, it } from 'vitest';
import { CallError, type Fetch } from '../calls/http.ts';
import { answerOf } from '../testing/card.ts';
import { fetchFavorites, IDS_A_CALL } from './use-favorites-page.ts';

const recording = (answer: (ids: string[]) => Response) => {
  const bodies: string[][] = [];
  const send: Fetch = async (_, init) => {
    const { ids } = JSON.parse(typeof init.body === 'string' ? init.body : '') as { ids: string[] };
    bodies.push(ids);
    return answer(ids);
  };
  return { send, bodies };
};

describe('fetchFavorites', () => {
  it('requests the estates whose ids are in the list (spec 1 §4)', async () => {
    const { send, bodies } = recording((ids) => Response.json(answerOf(ids)));
    const answer = await fetchFavorites('/nl/ajax/favorites', ['12', '7'], send);
    expect(bodies).toEqual([['12', '7']]);
    expect(answer).toMatchObject({ total: 2, results: [{ id: '12' }, { id: '7' }] });
  });

  it('makes no call for an empty list', async () => {
    const { send, bodies } = recording(() => Response.error());
    expect(await fetchFavorites('/x', [], send)).toEqual({ total: 0, results: [] });
    expect(bodies).toEqual([]);
  });

  it('splits a list that is too long for one call, and keeps its order', async () => {
    const ids = Array.from({ length: IDS_A_CALL + 3 }, (_, index) => String(index + 1));
    const { send, bodies } = recording((part) => Response.json(answerOf(part)));
    const answer = await fetchFavorites('/x', ids, send);
    expect(bodies.map(({ length }) => length)).toEqual([IDS_A_CALL, 3]);
    expect(answer.results.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['a refusal', () => new Response('', { status: 503, statusText: 'Service Unavailable' }), 503],
    ['an answer of another shape', () => Response.json({ total: '2', results: {} }), 0],
  ])('fails on %s', async (_, answer, status) => {
    const failure = await fetchFavorites('/x', ['1'], async () => answer()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ status });
  });
});

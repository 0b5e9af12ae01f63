import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';

/**
 * Texts outside the bundle in the visitor's language, by the name of their file; they belong to the same deployment.
 * Throws ContentUnavailable.
 */
export async function readAssetTexts<T>(c: Context<AppEnv>, name: string): Promise<T> {
  const file = `${name}-${c.get('locale')}.json`;
  const answer = await c.env.ASSETS.fetch(`https://assets.local/texts/${file}`).catch((error) => {
    throw new ContentUnavailable(`texts ${file}: ${describeError(error)}`);
  });
  if (!answer.ok) throw new ContentUnavailable(`texts ${file}: ${answer.status}`);
  return answer.json();
}

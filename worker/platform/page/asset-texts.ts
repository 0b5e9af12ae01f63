import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';

/**
 * Texts of the visitor's language that lie beside the bundle, by the name of their file. They are of one deployment
 * with it. Throws ContentUnavailable.
 */
export async function readAssetTexts<T>(c: Context<AppEnv>, name: string): Promise<T> {
  const file = `${name}-${c.get('locale')}.json`;
  const answer = await c.env.ASSETS.fetch(`https://assets.local/texts/${file}`).catch((error) => {
    throw new ContentUnavailable(`texts ${file}: ${describeError(error)}`);
  });
  if (!answer.ok) throw new ContentUnavailable(`texts ${file}: ${answer.status}`);
  return answer.json();
}

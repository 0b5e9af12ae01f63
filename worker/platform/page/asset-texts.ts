import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import type { AppEnv } from '../env.ts';
import { ContentUnavailable } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';

/**
 * Texts outside the bundle by the name of their file, in the visitor's language unless another is given; they belong to
 * the same deployment. Throws ContentUnavailable.
 */
export async function readAssetTexts<T>(
  c: Context<AppEnv>,
  name: string,
  locale: Locale = c.get('locale'),
): Promise<T> {
  const file = `${name}-${locale}.json`;
  const answer = await c.env.ASSETS.fetch(`https://assets.local/texts/${file}`).catch((error) => {
    throw new ContentUnavailable(`texts ${file}: ${describeError(error)}`);
  });
  if (!answer.ok) throw new ContentUnavailable(`texts ${file}: ${answer.status}`);
  return answer.json();
}

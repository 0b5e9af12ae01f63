import { env } from 'cloudflare:workers';
import { hashOf } from './pictures.ts';

/** Every row of every table, every object of R2 and every entry of KV, as one text of a line each. */
async function contents(): Promise<string> {
  const lines: string[] = [];
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY name",
  ).all<{ readonly name: string }>();
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    lines.push(...results.map((row) => `${name} ${JSON.stringify(row)}`).toSorted());
  }
  for (const bucket of [env.PICTURES, env.MAPS]) {
    const { objects } = await bucket.list();
    lines.push(...objects.map(({ key, etag }) => `${key} ${etag}`));
  }
  const { keys } = await env.CACHE.list();
  for (const { name } of keys) lines.push(`${name} ${await env.CACHE.get(name)}`);
  return lines.join('\n');
}

/** Hash of everything that the content service stores. */
export const storeHash = async (): Promise<string> => hashOf(new TextEncoder().encode(await contents()));

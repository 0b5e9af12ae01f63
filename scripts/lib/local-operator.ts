import { readFileSync } from 'node:fs';

const CONFIG = 'content-service/wrangler.toml';

/** The operator's token of a content service on this machine: one place holds it, the service's configuration. */
export function localOperatorToken(): string {
  const token = /^OPERATOR_TOKEN = "([^"]+)"$/m.exec(readFileSync(CONFIG, 'utf8'))?.[1];
  if (token === undefined) throw new Error(`${CONFIG} has no OPERATOR_TOKEN`);
  return token;
}

import { execFileSync } from 'node:child_process';

/** Has the calls described, as wrangler does before each bundle (`[build]` in wrangler.toml). */
export default function setUp(): void {
  execFileSync(process.execPath, ['content-service/describe-calls.ts'], { stdio: 'inherit' });
}

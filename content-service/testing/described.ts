import { execFileSync } from 'node:child_process';

/** Writes the files beside the bundle, like wrangler before bundling (`[build]` in wrangler.toml). */
export default function setUp(): void {
  execFileSync(process.execPath, ['scripts/service-files.ts'], { stdio: 'inherit' });
}

import { execFileSync } from 'node:child_process';

/** Writes the files beside the bundle, like wrangler before bundling (`[build]` in wrangler.toml). */
export default function setUp(): void {
  for (const script of ['describe-calls', 'write-texts']) {
    execFileSync(process.execPath, [`content-service/${script}.ts`], { stdio: 'inherit' });
  }
}

// `npm run try clients`: an agency is moved, saved and another one restored, while twenty clients read and eight write.
// `npm test` runs the move alone.
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { capture } from '#scripts/lib/run.ts';

async function main(): Promise<void> {
  await ensureClientBuilt();
  process.env.GEVEL_WORKS = 'all';
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'];
  const { code } = await capture(process.execPath, [...playwright, 'moved-site'], { echo: true });
  process.exitCode = code;
}

main().catch(fail);

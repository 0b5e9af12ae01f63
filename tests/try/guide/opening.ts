/** Counts what it takes to open an agency of sixty homes by `hour.md`, from an empty folder to an address for its owner. */
import { Complaint } from '#scripts/lib/progress.mjs';
import { fillOpening, HOMES } from './sixty-homes.ts';

/** Most commands and files from nothing to a preview. */
const MOST = { commands: 8, files: 3 } as const;

/** The opening of a site, followed line by line. */
export function createOpening(site: string) {
  const commands: string[] = [];
  let files: readonly string[] = [];
  let milliseconds = 0;
  let previewed = false;
  let pushed = '';
  return {
    /** Fills in the folder as a person would. */
    async fill() {
      files = await fillOpening(site);
    },
    /** Counts a line of the guide that names the site, until the preview. */
    ran(line: string, output: string, took: number) {
      if (previewed || !line.includes(` ${site} `)) return;
      commands.push(line);
      milliseconds += took;
      if (line.includes('site push') && !line.includes('--dry-run')) pushed = output;
      previewed = line.includes('preview add');
    },
    /** The counts in a sentence. Throws Complaint when it took more than it may, or not all homes came up. */
    measured(): string {
      // A page of another website, which a machine without the Internet does not reach, is none of the agency's rests.
      const missing = [...pushed.matchAll(/^ {2}· (.+)$/gm)].filter(
        ([line]) => !line.includes('does not answer'),
      );
      const isWhole = missing.length === 0 && pushed.includes(`${HOMES + 7} new`);
      if (!previewed || !isWhole) throw new Complaint(`✗ ${site} did not come up whole:\n${pushed}`);
      if (commands.length > MOST.commands || files.length > MOST.files)
        throw new Complaint(
          `✗ ${commands.length} commands and ${files.length} files open an agency, which is too many`,
        );
      return `${commands.length} commands, ${files.length} files filled in, ${Math.round(milliseconds / 1000)} s of commands`;
    },
  };
}

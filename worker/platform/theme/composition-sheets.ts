import {
  type Choices,
  choiceOf,
  FRAME_PARTS,
  SCREEN_PARTS,
  type ScreenPart,
} from '#domain/theme/compositions.ts';
import { CLIENT_FILES } from './client-manifest.ts';

/** Addresses of the stylesheets for a site's choices: those of every page, and those of these parts. */
export const sheetsOfChoices = (choices: Choices, parts: readonly ScreenPart[]): readonly string[] =>
  [...FRAME_PARTS, ...SCREEN_PARTS.filter((part) => parts.includes(part))].flatMap(
    (part) => CLIENT_FILES.compositions[part]?.[choices[choiceOf(part)]] ?? [],
  );

const ADDRESS = 'https://assets.local';

async function readSheet(assets: Fetcher, href: string): Promise<string> {
  const answer = await assets.fetch(`${ADDRESS}${href}`);
  if (!answer.ok) throw new Error(`The sheet ${href} is not among the assets: ${answer.status}`);
  return answer.text();
}

/** The joined text of these stylesheets. Throws when a file of the deployment is missing. */
export const readSheets = async (assets: Fetcher, hrefs: readonly string[]): Promise<string> =>
  (await Promise.all(hrefs.map((href) => readSheet(assets, href)))).join('');

import {
  type Choices,
  choiceOf,
  FRAME_PARTS,
  SCREEN_PARTS,
  type ScreenPart,
} from '../../../domain/theme/compositions.ts';
import { CLIENT_FILES } from './client-manifest.ts';

/** Addresses of the sheets that a site's choices come to, on every page and on one with these parts. */
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

/** The text of these sheets, one after the other. Throws where a file of the deployment's own is not there. */
export const readSheets = async (assets: Fetcher, hrefs: readonly string[]): Promise<string> =>
  (await Promise.all(hrefs.map((href) => readSheet(assets, href)))).join('');

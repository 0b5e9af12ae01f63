import { plainText } from '../../domain/format/plain-text.ts';
import { localized } from '../../domain/text.ts';
import type { DocumentView, FactView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { ViewContext } from './context.ts';
import { httpsUrl } from './https-url.ts';

type File = NonNullable<Estate['files']>[number];

const words = (text: File['type'], { locale }: ViewContext): string =>
  plainText(localized(text, locale)).trim();

/** "PDF" of …/plans.pdf; null where the address does not end like a file's name. */
const kindOfFile = ({ pathname }: URL): string | null =>
  /\.([a-z0-9]{2,4})$/i.exec(pathname)?.[1]?.toUpperCase() ?? null;

const nameOf = (file: File, context: ViewContext): string =>
  words(file.type, context) || words(file.comment, context) || context.t('views.document');

/** "Plannen: voorontwerp"; the comment alone where the type says nothing. */
function labelOf(file: File, context: ViewContext): string {
  const name = nameOf(file, context);
  const comment = words(file.comment, context);
  return comment === '' || comment === name ? name : `${name}: ${comment}`;
}

/** Files that can be opened: https only. */
export const toDocuments = ({ files }: Estate, context: ViewContext): readonly DocumentView[] =>
  (files ?? []).flatMap((file) => {
    const url = httpsUrl(file.link);
    return url === null ? [] : [{ label: labelOf(file, context), href: url.href, kind: kindOfFile(url) }];
  });

/** Files that cannot be opened but of which something is said: "Plannen: op te vragen bij het kantoor". */
export const documentRows = ({ files }: Estate, context: ViewContext): readonly FactView[] =>
  (files ?? []).flatMap((file) => {
    const value = words(file.comment, context);
    return httpsUrl(file.link) !== null || value === '' ? [] : [{ label: nameOf(file, context), value }];
  });

import { languageOf } from '#domain/languages.ts';
import type { Worded } from '#domain/text.ts';
import type { DocumentView } from '#domain/views/document.ts';
import type { FactView } from '#domain/views/estate-page.ts';
import { toFact } from '#domain/views/fact.ts';
import { inOwn, joinedWords } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { httpsUrl } from '#worker/platform/page/https-url.ts';
import { inLang, wordedIn } from '#worker/platform/page/worded.ts';

type File = NonNullable<Estate['files']>[number];

/** "PDF" of …/plans.pdf; null where the address does not end like a file's name. */
const kindOfFile = ({ pathname }: URL): string | null =>
  /\.([a-z0-9]{2,4})$/i.exec(pathname)?.[1]?.toUpperCase() ?? null;

const nameOf = (file: File, context: ViewContext): Worded =>
  [file.type, file.comment].map((text) => wordedIn(text, context)).find(({ text }) => text !== '') ??
  inOwn(context.t('views.document'));

/** "Plannen: voorontwerp"; the comment alone where the type says nothing. */
function labelOf(file: File, context: ViewContext): Worded {
  const name = nameOf(file, context);
  const comment = wordedIn(file.comment, context);
  const colon = `${languageOf(context.locale).colon} `;
  return comment.text === name.text ? name : joinedWords([name, comment], colon);
}

/** Files that can be opened: https only. */
export const toDocuments = ({ files }: Estate, context: ViewContext): readonly DocumentView[] =>
  (files ?? []).flatMap((file) => {
    const url = httpsUrl(file.link);
    if (url === null) return [];
    const label = labelOf(file, context);
    return [{ label: label.text, ...inLang(label, context), href: url.href, kind: kindOfFile(url) }];
  });

/** Files that cannot be opened but of which something is said: "Plannen: op te vragen bij het kantoor". */
export const documentRows = ({ files }: Estate, context: ViewContext): readonly FactView[] =>
  (files ?? []).flatMap((file) => {
    if (httpsUrl(file.link) !== null) return [];
    const fact = toFact(
      { label: nameOf(file, context), value: wordedIn(file.comment, context) },
      context.locale,
    );
    return fact === null ? [] : [fact];
  });

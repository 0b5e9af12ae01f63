import type { ContentPageView } from '#domain/views/section.ts';
import type { Translator } from '#locales/translator.ts';
import { ContentHead } from './ContentHead.tsx';
import { Sections } from './Sections.tsx';

/** A page written by the agency. */
export const ContentPage = ({ view, t }: { readonly view: ContentPageView; readonly t: Translator }) => (
  <article>
    <ContentHead view={view} />
    <Sections sections={view.sections} t={t} />
    {view.more ? (
      <p className="wrap row content-more">
        <a className="button button--line" href={view.more.href}>
          {view.more.label}
        </a>
      </p>
    ) : null}
  </article>
);

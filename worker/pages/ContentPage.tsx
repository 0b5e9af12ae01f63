import { Picture } from '../../client/components/Picture.tsx';
import type { ContentPageView } from '../../domain/views/section.ts';
import { Sections } from './parts/Sections.tsx';

/** A page of the agency's own. */
export const ContentPage = ({ view }: { readonly view: ContentPageView }) => (
  <article>
    {view.hero ? (
      <div className="hero__picture">
        <Picture picture={view.hero} sizes="100vw" eager />
      </div>
    ) : null}
    <div className="wrap">
      <div className="page-head">
        <h1 lang={view.titleLang}>{view.title}</h1>
        {view.lead ? <p lang={view.leadLang}>{view.lead}</p> : null}
      </div>
    </div>
    <Sections sections={view.sections} />
  </article>
);

import type { ContentHeadView } from '#domain/views/section.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { HeroPicture } from './HeroPicture.tsx';

/** Picture, title and lead of a page with the agency's own content. */
export const ContentHead = ({ view }: { readonly view: ContentHeadView }) => (
  <>
    {view.hero ? <HeroPicture hero={view.hero} /> : null}
    <div className="wrap">
      <div className="page-head">
        {view.dated ? (
          <p className="muted">
            <time dateTime={view.dated.day}>{view.dated.text}</time>
          </p>
        ) : null}
        <h1 lang={view.titleLang}>{view.title}</h1>
        {view.lead ? (
          <p lang={view.leadLang}>
            <Unbroken>{view.lead}</Unbroken>
          </p>
        ) : null}
      </div>
    </div>
  </>
);

import { Icon } from '../../client/components/Icon.tsx';

/** What came of something, and where to go on. */
export interface OutcomeView {
  readonly heading: string;
  readonly text: string;
  readonly tone: 'good' | 'problem';
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** Says what happened and what happens next, by itself on a page. */
export const OutcomePage = ({ view }: { readonly view: OutcomeView }) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{view.heading}</h1>
      <p>{view.text}</p>
    </div>
    {view.link === null ? null : (
      <p>
        <a className={view.tone === 'good' ? 'button button--line' : 'button'} href={view.link.href}>
          {view.link.label}
          <Icon name="arrow" />
        </a>
      </p>
    )}
  </div>
);

import { Icon } from '#client/ui/Icon.tsx';
import type { NextStep } from '#domain/forms/answer.ts';
import { Unbroken } from '../../page/parts/Unbroken.tsx';

/** Outcome of an action, and the link to continue. */
export interface OutcomeView extends NextStep {
  /** Default `good`. */
  readonly tone?: 'good' | 'problem';
}

/** A page with the outcome of an action and the next step. */
export const OutcomePage = ({ view }: { readonly view: OutcomeView }) => (
  <div className="wrap">
    <div className="page-head">
      <h1>
        <Unbroken>{view.heading}</Unbroken>
      </h1>
      <p>
        <Unbroken>{view.text}</Unbroken>
      </p>
    </div>
    {view.link === null ? null : (
      <p>
        <a className={view.tone === 'problem' ? 'button' : 'button button--line'} href={view.link.href}>
          {view.link.label}
          <Icon name="arrow" />
        </a>
      </p>
    )}
  </div>
);

import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { Unbroken } from '../../page/parts/Unbroken.tsx';
import { CONTROL_FIELDS } from '../control-fields.ts';

/** A question that one button answers. */
export interface ButtonView {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly action: string;
  readonly key: string;
  /** Why the last attempt failed; null otherwise. */
  readonly failed: string | null;
}

/** An action that only a POST may perform: mail scanners follow links, but press no buttons. */
export const ButtonPage = ({ view }: { readonly view: ButtonView }) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{view.heading}</h1>
      <p>
        <Unbroken>{view.text}</Unbroken>
      </p>
    </div>
    <form className="form" action={view.action} method="post">
      {view.failed === null ? null : <StatusMessage tone="warning" title={view.failed} live />}
      <input type="hidden" name={CONTROL_FIELDS.key} value={view.key} />
      <p>
        <button type="submit" className="button">
          {view.button}
        </button>
      </p>
    </form>
  </div>
);

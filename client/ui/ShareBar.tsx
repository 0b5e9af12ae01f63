import type { MouseEventHandler } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  /** The form that mails it: works without script. */
  readonly mailHref: string;
  readonly texts: {
    readonly share: string;
    readonly copy: string;
    readonly copied: string;
    readonly failed: string;
    readonly mail: string;
    readonly print: string;
  };
  /** The browser has a way of its own to share. */
  readonly canShare?: boolean;
  /** Outcome of the last copy; null before the first. */
  readonly copied?: boolean | null;
  readonly onShare?: MouseEventHandler<HTMLButtonElement>;
  readonly onCopy?: MouseEventHandler<HTMLButtonElement>;
  readonly onPrint?: MouseEventHandler<HTMLButtonElement>;
}

/** Ways to pass a page on. What needs a script is not shown without one. */
export const ShareBar = ({
  mailHref,
  texts,
  canShare = false,
  copied = null,
  onShare,
  onCopy,
  onPrint,
}: Props) => (
  <div className="share-bar">
    {canShare ? (
      <button type="button" className="icon-text" onClick={onShare}>
        <Icon name="share" small />
        {texts.share}
      </button>
    ) : null}
    <button type="button" className="icon-text share-bar__scripted" onClick={onCopy}>
      <Icon name={copied ? 'check' : 'link'} small />
      {texts.copy}
    </button>
    <a className="icon-text" href={mailHref} data-form="">
      <Icon name="mail" small />
      {texts.mail}
    </a>
    <button type="button" className="icon-text share-bar__scripted" onClick={onPrint}>
      <Icon name="print" small />
      {texts.print}
    </button>
    <span className="share-bar__outcome" role="status">
      {copied === null ? '' : copied ? texts.copied : texts.failed}
    </span>
  </div>
);

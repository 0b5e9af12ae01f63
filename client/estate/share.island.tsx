import { useState, useSyncExternalStore } from 'react';
import type { ShareProps } from '../ui/island-props.ts';
import { ShareBar } from '../ui/ShareBar.tsx';
import { copyLink, type ShareTools, shareLink } from './share-call.ts';

const browserTools = (): ShareTools => ({
  share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
  clipboard: 'clipboard' in navigator ? navigator.clipboard : undefined,
});

const neverChanges = () => () => {};
const hasShare = (): boolean => 'share' in navigator;
const serverHasNot = (): boolean => false;

/** Ways to pass an estate on: the browser's own, a copy of the address, a letter, a print. */
export const ShareIsland = ({ url, title, mailHref, texts }: ShareProps) => {
  const canShare = useSyncExternalStore(neverChanges, hasShare, serverHasNot);
  const [copied, setCopied] = useState<boolean | null>(null);

  const run = async (way: Promise<boolean | null>): Promise<void> => {
    // Emptied first, so that the same outcome is announced a second time.
    setCopied(null);
    setCopied(await way);
  };
  return (
    <ShareBar
      mailHref={mailHref}
      texts={texts}
      canShare={canShare}
      copied={copied}
      onShare={() => void run(shareLink(browserTools(), url, title))}
      onCopy={() => void run(copyLink(browserTools(), url))}
      onPrint={() => window.print()}
    />
  );
};

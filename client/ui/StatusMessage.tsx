import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';

type Tone = 'good' | 'warning' | 'info';
const ICONS: Readonly<Record<Tone, IconName>> = { good: 'check', warning: 'warning', info: 'info' };

interface Props {
  readonly tone: Tone;
  /** The outcome, in one bold sentence. */
  readonly title: ReactNode;
  /** The next step. */
  readonly children?: ReactNode;
  /** Whether it is announced when it appears after the page has loaded. */
  readonly live?: boolean;
}

/** Status message: the outcome, then the next step; border, icon and words show its tone together. */
export const StatusMessage = ({ tone, title, children, live = false }: Props) => (
  <div
    className={`status status--${tone}`}
    role={live ? (tone === 'warning' ? 'alert' : 'status') : undefined}
  >
    <Icon name={ICONS[tone]} />
    <div>
      <p className="status__title">{title}</p>
      {children}
    </div>
  </div>
);

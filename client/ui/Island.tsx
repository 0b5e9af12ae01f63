import type { ReactNode } from 'react';
import type { IslandName, IslandProps, IslandTiming } from './island-props.ts';

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps[Name];
  readonly when: IslandTiming;
  readonly as?: 'div' | 'span' | 'section';
  /** Whether a click before the island is awake is stored and repeated, also on a link. */
  readonly replay?: boolean;
  readonly className?: string;
  /** Exactly the island's first render in the browser. */
  readonly children: ReactNode;
}

/**
 * Marks server-rendered content that the browser hydrates later as a separate island. The props go into an
 * attribute as JSON, which React escapes, so they need no inline script.
 */
export const Island = <Name extends IslandName>({
  name,
  props,
  when,
  as: Element = 'div',
  replay = false,
  className,
  children,
}: Props<Name>) => (
  <Element
    data-island={name}
    data-when={when}
    data-replay={replay ? '' : undefined}
    data-props={JSON.stringify(props)}
    className={className}
  >
    {children}
  </Element>
);

import type { ReactNode } from 'react';
import type { IslandName, IslandProps, IslandTiming } from './island-props.ts';

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps[Name];
  readonly when: IslandTiming;
  readonly as?: 'div' | 'span' | 'section';
  /** A click before it is awake is kept and given again, also on a link. */
  readonly replay?: boolean;
  readonly className?: string;
  /** Exactly what the island's own first render in the browser gives. */
  readonly children: ReactNode;
}

/**
 * Marks server-rendered content that the browser brings to life later and by itself. The props go into
 * an attribute as JSON, which React escapes, so they need no inline script.
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

import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/**
 * Draws a component for each of the props from a cache of HTML: the server inserts the stored HTML. `shared` are
 * props that all of them have. Returns null where it has none; the component is then drawn normally.
 */
export type DrawParts = (
  of: FunctionComponent<object>,
  each: readonly object[],
  shared: object,
) => ReactNode | null;

/** null where components are drawn normally: in the browser, and in tests of components. */
export const DrawPartsContext = createContext<DrawParts | null>(null);

interface CachedPartsProps<Own extends object, Shared extends object> {
  readonly of: FunctionComponent<Own & Shared>;
  readonly each: readonly Own[];
  /** Props that all of them have. */
  readonly shared?: Shared;
  readonly keyOf: (own: Own) => string;
}

const NOTHING = Object.freeze({});

/**
 * Parts of a page whose HTML may be cached, one per list entry: each depends only on its props and uses no
 * context.
 */
export const CachedParts = <Own extends object, Shared extends object = object>({
  of,
  each,
  shared,
  keyOf,
}: CachedPartsProps<Own, Shared>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return (
    draw?.(Part, each, shared ?? NOTHING) ?? each.map((own) => <Part key={keyOf(own)} {...shared} {...own} />)
  );
};

type CachedPartProps<Props> = { readonly of: FunctionComponent<Props> } & Props;

/** One such part. */
export const CachedPart = <Props extends object>({ of, ...props }: CachedPartProps<Props>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return draw?.(Part, [props], NOTHING) ?? <Part {...props} />;
};

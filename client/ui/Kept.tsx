import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/**
 * Draws a component for each of the props from a cache of HTML: the server inserts the stored HTML. Returns
 * null where it has none; the component is then drawn normally.
 */
export type DrawParts = <Props extends object>(
  of: FunctionComponent<Props>,
  each: readonly Props[],
) => ReactNode | null;

/** null where components are drawn normally: in the browser, and in tests of components. */
export const DrawPartsContext = createContext<DrawParts | null>(null);

interface KeptEachProps<Props> {
  readonly of: FunctionComponent<Props>;
  readonly each: readonly Props[];
  readonly keyOf: (props: Props) => string;
}

/**
 * Parts of a page whose HTML may be cached, one per list entry: each is one element that depends only on its
 * props, uses no context, and has no picture in view at the start (React adds preloads for those to the
 * document's head while drawing).
 */
export const KeptEach = <Props extends object>({ of, each, keyOf }: KeptEachProps<Props>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return draw?.(Part, each) ?? each.map((props) => <Part key={keyOf(props)} {...props} />);
};

type KeptProps<Props> = { readonly of: FunctionComponent<Props> } & Props;

/** One such part. */
export const Kept = <Props extends object>({ of, ...props }: KeptProps<Props>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return draw?.(Part, [props]) ?? <Part {...props} />;
};

import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/**
 * Draws a component, once for each of these props, in another way than by calling it: the server puts in the
 * HTML that it has kept. null where it does not, and the component is drawn as any other.
 */
export type DrawParts = <Props extends object>(
  of: FunctionComponent<Props>,
  each: readonly Props[],
) => ReactNode | null;

/** null where parts are drawn as any component is: in the browser, and in tests of what is drawn. */
export const DrawPartsContext = createContext<DrawParts | null>(null);

interface KeptEachProps<Props> {
  readonly of: FunctionComponent<Props>;
  readonly each: readonly Props[];
  readonly keyOf: (props: Props) => string;
}

/**
 * Parts of a page whose HTML may be kept, one beside the other: each is one element, drawn from its props
 * alone, that asks no context and has no picture in view at the start (React names those in the document's
 * head as it draws them).
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

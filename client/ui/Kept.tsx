import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/**
 * Draws a component, once for each of these props, in another way than by calling it: the server puts in the
 * HTML that it has kept. `shared` are props that all of them have. null where it does not, and the component is
 * drawn as any other.
 */
export type DrawParts = (
  of: FunctionComponent<object>,
  each: readonly object[],
  shared: object,
) => ReactNode | null;

/** null where parts are drawn as any component is: in the browser, and in tests of what is drawn. */
export const DrawPartsContext = createContext<DrawParts | null>(null);

interface KeptEachProps<Own extends object, Shared extends object> {
  readonly of: FunctionComponent<Own & Shared>;
  readonly each: readonly Own[];
  /** Props that all of them have. */
  readonly shared?: Shared;
  readonly keyOf: (own: Own) => string;
}

const NOTHING = Object.freeze({});

/**
 * Parts of a page whose HTML may be kept, one beside the other: each is drawn from its props alone, and asks no
 * context.
 */
export const KeptEach = <Own extends object, Shared extends object = object>({
  of,
  each,
  shared,
  keyOf,
}: KeptEachProps<Own, Shared>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return (
    draw?.(Part, each, shared ?? NOTHING) ?? each.map((own) => <Part key={keyOf(own)} {...shared} {...own} />)
  );
};

type KeptProps<Props> = { readonly of: FunctionComponent<Props> } & Props;

/** One such part. */
export const Kept = <Props extends object>({ of, ...props }: KeptProps<Props>): ReactNode => {
  const draw = useContext(DrawPartsContext);
  const Part = of as FunctionComponent<object>;
  return draw?.(Part, [props], NOTHING) ?? <Part {...props} />;
};

import { createContext, type FunctionComponent, type ReactNode, useContext } from 'react';

/** Draws a component in another way than by calling it: the server puts in the HTML that it has kept. */
export type DrawPart = <Props extends object>(of: FunctionComponent<Props>, props: Props) => ReactNode;

/** null where parts are drawn as any component is: in the browser, and in tests of what is drawn. */
export const DrawPartContext = createContext<DrawPart | null>(null);

type KeptProps<Props> = { readonly of: FunctionComponent<Props> } & Props;

/**
 * A part of a page whose HTML may be kept: one element, drawn from its props alone, that asks no context and
 * has no picture in view at the start (React names those in the document's head as it draws them).
 */
export const Kept = <Props extends object>({ of, ...props }: KeptProps<Props>): ReactNode => {
  const draw = useContext(DrawPartContext);
  const Part = of as FunctionComponent<object>;
  return draw === null ? <Part {...props} /> : draw(Part, props);
};

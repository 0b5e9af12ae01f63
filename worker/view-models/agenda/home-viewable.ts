import { foundProperty } from '../../estate/found.ts';
import type { ViewContext } from '../context.ts';
import type { Home } from '../forms/home-card.ts';
import { isViewable } from './viewable.ts';

/** Whether a home that was found can be viewed. */
export const isHomeViewable = (home: Home, context: ViewContext): boolean =>
  isViewable(foundProperty(home, context), context);

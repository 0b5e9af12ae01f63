import type { SellerPage } from '../seller.ts';

export type Story = 'dear' | 'pictures' | 'right';

/** What the service answers of three homes (`content-service/interest/seller/stories.test.ts`). */
export const SELLER_STORIES: Readonly<Record<Story, SellerPage>> = {} as never;

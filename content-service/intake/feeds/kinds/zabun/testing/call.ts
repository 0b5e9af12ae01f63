import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { askOf } from '#content-service/intake/feeds/ask.ts';
import type { Ask } from '#content-service/intake/feeds/kind.ts';
import { stubNetwork } from './network.ts';
import { ACCOUNT, SETTINGS, ZabunVendor } from './vendor.ts';

/** A vendor for tests of single calls about visitors, anew for each test: how a call fared, and how often one began. */
export function aVendorToCall() {
  const scene = {
    vendor: undefined as unknown as ZabunVendor,
    begun: 0,
    /** Makes a call at a time; returns its error, or null. */
    call: (now: Date, run: (ask: Ask, begin: () => Promise<void>) => Promise<unknown>): Promise<unknown> =>
      run(
        askOf({ settings: SETTINGS, secrets: null, account: ACCOUNT, now }, { LOCAL_SERVICES: '' }, 50),
        async () => {
          scene.begun += 1;
        },
      ).then(
        () => null,
        (error: unknown) => error,
      ),
  };
  beforeAll(() => stubNetwork(() => scene.vendor));
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    scene.vendor = new ZabunVendor();
    scene.begun = 0;
  });
  return scene;
}

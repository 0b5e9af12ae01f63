import { describe, expect, it } from 'vitest';
import type { Site } from '#wire/site.ts';
import { siteIcon } from './site-icon.ts';

const theme = {
  paper: ['#ffffff', '#000000'],
  accent: ['#a2361d', '#f3937a'],
} as Site['theme'];
const settings = (logo: Site['settings']['logo']) => ({ logo }) as Site['settings'];

describe('siteIcon', () => {
  it('draws the logo in the accent colour on the paper colour', () => {
    const { svg } = siteIcon({ theme, settings: settings({ viewBox: '0 0 36 36', paths: ['M3 31h30'] }) });
    expect(svg).toContain('<path d="M3 31h30"/>');
    expect(svg).toContain('stroke="#a2361d"');
    expect(svg).toContain('viewBox="-3 -3 42 42"');
  });

  it('draws a house when the agency has no drawn logo', () => {
    expect(siteIcon({ theme, settings: settings(null) }).svg).toContain('<path');
    const picture = { viewBox: '0 0 36 36', paths: [], light: 'logo' };
    expect(siteIcon({ theme, settings: settings(picture) }).svg).toContain('<path');
  });

  it('changes its name with its drawing', () => {
    const one = siteIcon({ theme, settings: settings({ viewBox: '0 0 36 36', paths: ['M3 31h30'] }) });
    const other = siteIcon({ theme, settings: settings({ viewBox: '0 0 36 36', paths: ['M4 31h30'] }) });
    expect(one.hash).not.toBe(other.hash);
  });

  it('removes markup from the path', () => {
    const { svg } = siteIcon({
      theme,
      settings: settings({ viewBox: '0 0 36 36', paths: ['M0 0"/><script>'] }),
    });
    expect(svg).not.toContain('<script');
  });
});

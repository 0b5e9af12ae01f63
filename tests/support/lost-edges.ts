import type { Page } from '@playwright/test';

/** Least size of what is looked at, px: a target of the smallest allowed size. */
const LEAST = 24;

/** Marks elements with a visible edge: a border, ground or shadow; in forced colours, names those that lost it. */
const look = (page: Page, forced: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ([isForced, least]) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('There is no canvas.');
      // A page has a few colours, and thousands of elements.
      const painted = new Map<string, readonly number[]>();
      const paint = (colour: string): readonly number[] => {
        const known = painted.get(colour);
        if (known !== undefined) return known;
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const data = [...context.getImageData(0, 0, 1, 1).data];
        painted.set(colour, data);
        return data;
      };
      const differs = (one: readonly number[], other: readonly number[]): boolean =>
        (one[3] ?? 0) > 20 && [0, 1, 2].some((at) => Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 2);
      const behind = (element: Element): readonly number[] => {
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          const ground = paint(getComputedStyle(at).backgroundColor);
          if ((ground[3] ?? 0) > 200) return ground;
        }
        return paint('Canvas');
      };
      const lost: string[] = [];
      // What frames a picture ends where the picture ends.
      for (const element of document.querySelectorAll('body *:not(svg, svg *, img, [class*="picture"])')) {
        const { width, height } = element.getBoundingClientRect();
        if (width < least || height < least || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        const style = getComputedStyle(element);
        const around = behind(element);
        const hasGround = differs(paint(style.backgroundColor), around) || style.backgroundImage !== 'none';
        const hasBorder = (['top', 'right', 'bottom', 'left'] as const).some(
          (side) =>
            Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
            differs(paint(style.getPropertyValue(`border-${side}-color`)), around),
        );
        if (!isForced)
          element.toggleAttribute('data-edged', hasBorder || hasGround || style.boxShadow !== 'none');
        // A shadow that is not blurred is a line: around it, or along one side, as below the chosen link of a row.
        const hasLine =
          hasBorder ||
          [...style.boxShadow.matchAll(/(rgba?\([^)]*\)|[a-z]+\([^)]*\)) (\S+) (\S+) 0px (\S+)/g)].some(
            ([, colour = '', ...sizes]) =>
              differs(paint(colour), around) && sizes.some((size) => Number.parseFloat(size) !== 0),
          );
        if (isForced && element.hasAttribute('data-edged') && !hasGround && !hasLine)
          lost.push(`${element.localName}.${element.getAttribute('class') ?? ''}`);
      }
      return [...new Set(lost)];
    },
    [forced, LEAST] as const,
  );

/** Panels, buttons and other parts of a page that nothing tells from their surroundings in forced colours. */
export async function lostEdgesOn(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await look(page, false);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await look(page, true);
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

/**
 * The contrast of texts that axe is not sure of, because something may lie over them: the colour of the text against the
 * nearest background around it. Runs in the page, on the selectors of those texts.
 */
export function contrastFaults(selectors: readonly string[]): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || !canvas) return [`contrast: there is no ${selector}`];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
    const [text, ground] = [luminanceOf(color), luminanceOf(groundOf(element))];
    const ratio = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
    const faint = ratio < (isLarge ? 3 : 4.5);
    return faint ? [`contrast: ${ratio.toFixed(2)} ${element.outerHTML.slice(0, 120)}`] : [];
  });

  function groundOf(start: Element): string {
    for (let each: Element | null = start; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (pixelOf(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "white";
  }

  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = [...pixelOf(colour)].slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function pixelOf(colour: string): Uint8ClampedArray {
    if (!canvas) return new Uint8ClampedArray(4);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  }
}

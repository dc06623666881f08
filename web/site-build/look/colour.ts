/** Lightness from 0 to 1, chroma, and hue in radians, of the colour space OKLCH. */
type Lch = readonly [lightness: number, chroma: number, hue: number]

/** The contrast of WCAG 2.2 between two colours, `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns a shade of a colour: its hue, at the first lightness, stepping from one, at which the contrast is enough.
 *
 * @param colour `#rrggbb`
 * @param chroma at most; the shade has no more than a third more than the colour
 * @param step to the next lightness, negative for darker ones
 * @param isEnough takes the shade
 * @returns `#rrggbb`; black or white where no shade is enough
 */
export function shadeOf(
  colour: string,
  { from, step, chroma }: { from: number; step: number; chroma: number },
  isEnough: (shade: string) => boolean,
): string {
  const [, ownChroma, hue] = lchOf(colour)
  for (let lightness = from; lightness >= 0 && lightness <= 1; lightness += step) {
    const shade = hexOf([lightness, Math.min(chroma, 1.33 * ownChroma), hue])
    if (isEnough(shade)) return shade
  }
  return step < 0 ? '#000000' : '#ffffff'
}

/** @returns the lightness of a colour, `#rrggbb`, from 0 to 1 */
export function lightnessOf(colour: string): number {
  return lchOf(colour)[0]
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(colour: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

/* The matrices of Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/). */

function lchOf(colour: string): Lch {
  const [red = 0, green = 0, blue = 0] = linearOf(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)]
}

/** Reduces the chroma of a colour until sRGB has it. */
function hexOf([lightness, chroma, hue]: Lch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  if (chroma > 0.002 && linear.some((value) => value < -0.0005 || value > 1.0005))
    return hexOf([lightness, chroma - 0.002, hue])
  const channels = linear.map((value) => {
    const within = Math.min(1, Math.max(0, value))
    const coded = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
    return Math.round(coded * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

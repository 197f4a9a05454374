/** Gamma-encoded sRGB, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encode = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/**
 * Converts `oklch(0.378 0.056 160)` to sRGB (CSS Color 4, 'OKLab to linear sRGB'). Returns undefined for
 * other formats and for translucent colours.
 */
export function parseOklch(value: string): Rgb | undefined {
  const parts = /^oklch\(([\d.]+) ([\d.]+)(?: ([\d.]+))?\)$/.exec(value)
  if (!parts) return undefined
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ] as const
  return [encode(clamp(linear[0])), encode(clamp(linear[1])), encode(clamp(linear[2]))]
}

export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Relative luminance as defined by WCAG 2.2. */
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)

/** Contrast ratio as defined by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Channels = readonly [red: number, green: number, blue: number]

/** The colours that the accent of a brand gives to both themes, each by the name of its role. */
export type AccentShades = Record<'light' | 'dark', Record<AccentRole, string>>
export type AccentRole =
  | 'solid'
  | 'solidHover'
  | 'fg'
  | 'subtle'
  | 'control'
  | 'scene'
  | 'post'
  | 'track'
  | 'chart'
  | 'focusRing'
  | 'hover'

const WHITE: Channels = [255, 255, 255]
const BLACK: Channels = [0, 0, 0]
/**
 * The surfaces under text: `light` is the darkest surface of the light theme, `dark` the lightest of the dark theme;
 * the other two also belong to the dark theme.
 */
const surfaces = { light: '#f1efe9', dark: '#292723', darkPanel: '#1c1b18', darkHover: '#25231f' }
/** The minimum contrast of text, and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5
const SIGN = 3
const STEP = 0.01

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels
const hexOf = (channels: Channels): string =>
  `#${channels.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
const mixColors = (from: Channels, to: Channels, share: number): string =>
  hexOf(from.map((byte, at) => byte + (to[at]! - byte) * share) as unknown as Channels)

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((byte) => {
    const intensity = byte / 255
    return intensity <= 0.04045 ? intensity / 12.92 : ((intensity + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/**
 * Whether text in a colour, and white text on the colour, can be read in the light theme; the dark theme uses lighter
 * shades of the colour.
 */
export const isAccentReadable = (hex: string): boolean => contrastOf(hex, surfaces.light) >= TEXT

/** The first shade between a colour and `end` that is accepted; `end` itself if no shade is accepted. */
function shadeTowards(hex: string, end: Channels, isAccepted: (shade: string) => boolean): string {
  const from = channelsOf(hex)
  for (let share = 0; share < 1; share += STEP) {
    const shade = mixColors(from, end, share)
    if (isAccepted(shade)) return shade
  }
  return hexOf(end)
}

/** Returns the shades of an accent colour, `#rrggbb`. Takes only a colour that `isAccentReadable` accepts. */
export function accentShades(accent: string): AccentShades {
  const from = channelsOf(accent)
  // The colours of the illustration next to the login form (the night and the posts of the gate), in both themes.
  const scene = { scene: mixColors(from, BLACK, 0.7), post: mixColors(from, BLACK, 0.45) }
  const darkSolid = shadeTowards(accent, WHITE, (shade) => contrastOf(shade, surfaces.darkPanel) >= SIGN)
  const darkText = shadeTowards(accent, WHITE, (shade) => contrastOf(shade, surfaces.dark) >= TEXT)
  const darkControl = shadeTowards(accent, WHITE, (shade) => contrastOf(shade, surfaces.dark) >= SIGN)
  return {
    light: {
      solid: accent,
      solidHover: mixColors(from, BLACK, 0.15),
      fg: accent,
      subtle: shadeTowards(mixColors(from, WHITE, 0.94), WHITE, (shade) => contrastOf(accent, shade) >= TEXT),
      control: accent,
      ...scene,
      track: mixColors(from, WHITE, 0.75),
      chart: shadeTowards(
        mixColors(from, WHITE, 0.35),
        from,
        (shade) => contrastOf(shade, '#ffffff') >= SIGN,
      ),
      focusRing: accent,
      // The hover colour is light enough for every text of a row: no channel is below that of the darkest surface.
      hover: mixColors(from, WHITE, 0.955),
    },
    dark: {
      solid: darkSolid,
      solidHover: mixColors(channelsOf(darkSolid), BLACK, 0.1),
      fg: darkText,
      subtle: shadeTowards(
        mixColors(from, channelsOf(surfaces.darkPanel), 0.82),
        channelsOf(surfaces.darkPanel),
        (shade) => contrastOf(darkText, shade) >= TEXT,
      ),
      control: darkControl,
      ...scene,
      track: mixColors(from, channelsOf(surfaces.darkPanel), 0.6),
      chart: darkText,
      focusRing: darkText,
      hover: surfaces.darkHover,
    },
  }
}

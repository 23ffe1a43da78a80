import { palette } from './palette.ts'

const { white, grey, blue, green, amber, red } = palette

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Every colour a screen may name, each with its value in the light and in the dark theme. */
export const semanticColors = {
  bg: {
    DEFAULT: pair(grey[50], grey[950]),
    panel: pair(white, grey[900]),
    subtle: pair(grey[50], grey[850]),
    muted: pair(grey[100], grey[800]),
    mask: pair('rgba(22, 21, 19, 0.56)', 'rgba(0, 0, 0, 0.68)'),
    inverse: pair(grey[800], grey[100]),
  },
  fg: {
    DEFAULT: pair(grey[900], '#F2F0EC'),
    muted: pair(grey[600], '#B9B5AC'),
    inverse: pair(white, grey[950]),
  },
  border: {
    DEFAULT: pair(grey[200], grey[800]),
    control: pair(grey[500], '#8B877E'),
  },
  brand: {
    solid: pair(blue[600], blue[500]),
    solidHover: pair(blue[700], blue[600]),
    contrast: pair(white, white),
    fg: pair(blue[600], blue[300]),
    subtle: pair(blue[50], blue[900]),
    control: pair(blue[600], blue[400]),
  },
  // `inverse` is for a mark on bg.inverse, such as a toast's icon.
  success: {
    fg: pair(green[600], green[300]),
    subtle: pair(green[50], green[900]),
    inverse: pair(green[300], green[600]),
  },
  warning: {
    fg: pair(amber[600], amber[300]),
    subtle: pair(amber[50], amber[900]),
    inverse: pair(amber[300], amber[600]),
  },
  danger: {
    solid: pair(red[500], red[500]),
    solidHover: pair(red[600], red[600]),
    contrast: pair(white, white),
    fg: pair(red[600], red[300]),
    subtle: pair(red[50], red[900]),
    control: pair(red[500], red[300]),
    inverse: pair(red[300], red[600]),
  },
  focusRing: { DEFAULT: pair(blue[600], blue[300]) },
} as const

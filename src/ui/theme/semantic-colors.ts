import { palette } from './palette.ts'

const { white, grey, blue, brass, green, amber, red } = palette

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Every colour a screen may name, each with its value in the light and in the dark theme. */
export const semanticColors = {
  bg: {
    DEFAULT: pair(grey[50], grey[950]),
    panel: pair(white, grey[900]),
    // Layers over the page: menus, dialogs, sheets.
    raised: pair(white, grey[850]),
    subtle: pair(grey[50], grey[850]),
    muted: pair(grey[100], grey[875]),
    // A row of a panel on hover. The colour differs from those of the panel and of the page.
    hover: pair('#F5F7FD', grey[850]),
    mask: pair('rgba(19, 18, 16, 0.52)', 'rgba(0, 0, 0, 0.68)'),
    inverse: pair('#23211C', '#F4F2EC'),
  },
  fg: {
    DEFAULT: pair('#1B1915', '#F4F2EC'),
    muted: pair(grey[600], '#B5AFA2'),
    inverse: pair(white, '#1B1915'),
  },
  border: {
    DEFAULT: pair(grey[200], grey[800]),
    // The border of a button: fainter than that of a field, since its text already identifies it as a button.
    button: pair(grey[300], grey[700]),
    control: pair(grey[500], '#8B8578'),
  },
  brand: {
    solid: pair(blue[600], blue[500]),
    solidHover: pair(blue[700], blue[550]),
    contrast: pair(white, white),
    fg: pair(blue[650], blue[300]),
    subtle: pair(blue[50], blue[900]),
    control: pair(blue[600], blue[400]),
    // The dark background behind the gate next to the login, and the posts of the gate.
    scene: pair(blue[950], blue[900]),
    post: pair('#2B3A6F', '#2A3A66'),
    track: pair(blue[100], '#2B3F7A'),
    // Bars of a chart.
    chart: pair(blue[400], '#5266B4'),
  },
  // Marks the current time: today on a time line, the current month in a chart. Not used for states or buttons.
  accent: {
    solid: pair(brass[600], brass[400]),
    fg: pair(brass[700], brass[300]),
    subtle: pair(brass[50], brass[900]),
    // The door bolt in illustrations. No text is placed on this colour.
    bolt: pair('#DDAE4E', brass[400]),
    knob: pair('#F0CB82', '#F0CB82'),
  },
  // Families of services and apps: the colours of the icon and of its tile.
  family: {
    violet: { fg: pair('#4338A8', '#B9B2FF'), subtle: pair('#EFEDFF', '#29254A') },
    teal: { fg: pair('#0B5F66', '#7FD6DC'), subtle: pair('#E2F4F5', '#133033') },
    rose: { fg: pair('#98265A', '#F7A9CB'), subtle: pair('#FCECF3', '#401E2E') },
    slate: { fg: pair('#34506E', '#A9C6E6'), subtle: pair('#E9F0F7', '#1E2C3B') },
  },
  // `inverse` is for an icon on bg.inverse, such as that of a toast.
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
    solid: pair(red[500], red[550]),
    solidHover: pair(red[600], red[500]),
    contrast: pair(white, white),
    fg: pair(red[600], red[300]),
    subtle: pair(red[50], red[900]),
    control: pair(red[500], red[300]),
    inverse: pair(red[300], red[600]),
  },
  focusRing: { DEFAULT: pair(blue[650], blue[300]) },
} as const

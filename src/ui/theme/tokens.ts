import { durations, layers } from '../constants.ts'

type Values<Scale> = { [Key in keyof Scale]: { value: Scale[Key] } }

const values = <Scale extends Record<string, string | number>>(scale: Scale) =>
  Object.fromEntries(Object.entries(scale).map(([key, value]) => [key, { value }])) as Values<Scale>

// The key times 4 px, in rem so that the user's text size scales the whole page. Multiples of 2 are on the 8 px grid.
const space = values({
  0: '0rem',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  40: '10rem',
  48: '12rem',
  64: '16rem',
  // The space between the content and the edge of a phone; larger text does not widen it.
  edge: 'min(1.25rem, 6.25vw)',
})

const inMilliseconds = (scale: Record<string, number>) =>
  values(Object.fromEntries(Object.entries(scale).map(([key, value]) => [key, `${value}ms`])))

const fontStack =
  '"Apple SD Gothic Neo", "Pretendard", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", system-ui, sans-serif'

/** Sizes, type, radius, shadow, time and layers of the design system. */
export const tokens = {
  spacing: space,
  sizes: {
    ...space,
    ...values({
      full: '100%',
      form: '40rem',
      content: '70rem',
      // Three touch targets fit in a row on a phone, even with large text.
      touch: 'min(2.75rem, 22vw)',
      row: '2.75rem',
      sideBar: 'min(14.5rem, 24vw)',
      topBar: '4rem',
      tabBar: '3.75rem',
      controlSm: '2.5rem',
      controlMd: '3rem',
      controlLg: '3.5rem',
    }),
  },
  fonts: values({ body: fontStack, mono: 'ui-monospace, Menlo, Consolas, "D2Coding", monospace' }),
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
    '5xl': '2.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' }),
  lineHeights: values({ none: '1', heading: '1.35', short: '1.45', body: '1.6' }),
  letterSpacings: values({ heading: '-0.02em', number: '-0.03em' }),
  radii: values({ none: '0', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', full: '624.9375rem' }),
  shadows: values({
    card: '0 0 0 1px var(--ui-colors-border)',
    raised: '0 0 0 1px var(--ui-colors-border), 0 12px 32px rgba(19, 18, 16, 0.16)',
  }),
  durations: inMilliseconds(durations),
  zIndex: values(layers),
}

/** The window widths at which layouts change: `md` is where tables replace cards. */
export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' }

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: '0' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  slideLeft: { from: { transform: 'translateX(100%)' } },
  slideUp: { from: { transform: 'translateY(100%)' } },
  // Slides the door bolt of `ShutBolt` to its last place.
  shut: { from: { transform: 'translateX(var(--from, -0.75rem))' } },
  // Draws a line from its beginning; `--grow` is its first scale.
  grow: { from: { scale: 'var(--grow)' } },
  // Moves the line of `LoadingBar`, which is 40 % as wide as its window, from one edge to the other.
  pass: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  breathe: { '50%': { opacity: '0.5' } },
}

export const textStyles = {
  tabular: { value: { fontVariantNumeric: 'tabular-nums' } },
}

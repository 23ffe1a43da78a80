/**
 * Durations in milliseconds; all but two are from SPEC section 9. A loading state that is shorter than `loading` is
 * not shown.
 */
export const durations = {
  toast: 3000,
  focus: 100,
  tooltip: 250,
  ripple: 401,
  scrollTop: 10,
  loading: 300,
  enter: 200,
} as const

/**
 * Stacking order. `overlay` and `modal` are SPEC section 9; a toast must stay readable above a dialog, a tooltip
 * above both.
 */
export const layers = {
  sticky: 10,
  bar: 100,
  overlay: 1000,
  modal: 1100,
  toast: 1200,
  tooltip: 1250,
  skipLink: 1300,
} as const

/**
 * A window that is too low for a fixed header and footer: a phone in landscape, or a wide window at 400 % zoom (WCAG
 * 1.4.10).
 */
export const LOW_WINDOW = '@media (max-height: 30rem)'

/** Stroke width of the spinner in its 48-unit view box, SPEC section 9. */
export const spinnerStroke = 4

/** The defaults of a toast and its area, SPEC sections 2 and 9; the shell's area is at the bottom. */
export const toastDefaults = { group: 'toast', severity: 'secondary', position: 'top-right' } as const

import type { SystemConfig } from '@chakra-ui/react'

/** The styles of every page before any component: Korean line breaking, focus, motion and print. */
export const globalCss: SystemConfig['globalCss'] = {
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    '&.light': { colorScheme: 'light' },
    '&.dark': { colorScheme: 'dark' },
    // The font size in print, at which a bill of a few lines fits on one sheet of A4.
    _print: { bg: 'white', fontSize: '85%' },
    // A focused element is scrolled to a position where the bars at the bottom edge do not cover it (WCAG 2.4.11);
    // the padding is the maximum height of the bars.
    scrollPaddingBottom:
      'calc({spacing.2} + var(--tabs, 0px) + var(--actions, 0px) + var(--notice, 0px) + env(safe-area-inset-bottom))',
    '&:has([data-tab-bar])': { lgDown: { '--tabs': '{sizes.tabBar}' } },
    '&:has([data-bottom-actions])': { mdDown: { '--tabs': '0px', '--actions': '5.5rem' } },
    // On phones the price is on a separate line, so the bar is higher.
    '&:has([data-bottom-actions=priced])': { '--actions': { base: '8.5rem', md: '5rem' } },
    '&:has([data-bottom-bar]:not(:empty))': { '--actions': { base: '10.5rem', md: '5rem' } },
    '&:has([data-bottom-notice]:not(:empty))': { '--notice': '6rem' },
  },
  body: { wordBreak: 'keep-all' },
  // Running text may break inside a word instead of widening its box. Table cells and short labels may not: a
  // column or a flex row would shrink them to a syllable per line.
  ':is(h1, h2, h3, h4, p, dd, label, legend), :is(h1, h2, h3, h4, dd, label) *': {
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4': {
    letterSpacing: 'heading',
    lineHeight: 'heading',
    textWrap: 'balance',
    fontWeight: 'bold',
  },
  p: { textWrap: 'pretty' },
  'input, textarea, select, button': { font: 'inherit' },
  '*::placeholder': { color: 'fg.muted', opacity: 1 },
  '::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  ':focus-visible': {
    outline: '2px solid {colors.focusRing}',
    outlineOffset: '2px',
    _highContrast: { outlineColor: 'Highlight' },
  },
  // A heading that gets the focus after a route change is not a control, so it has no focus ring.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // No transition at all: with any duration, all colours would change over several frames when the theme changes.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // The view transition from a row to its page.
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: '{durations.enter}',
  },
  'nav, [data-print="hidden"]': { _print: { display: 'none !important' } },
  'tr, li, dl > div': { _print: { breakInside: 'avoid' } },
}

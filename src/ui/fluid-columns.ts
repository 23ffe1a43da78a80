/**
 * Columns of a grid: `most` of them in a row where each has `least`, fewer where it has not, down to one as wide as the grid.
 * `least` is a length in rem, so that larger text has fewer of them (WCAG 1.4.4). Gaps are at most 2rem.
 */
export const fluidColumns = (most: number, least = '12rem'): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - 2rem)), 1fr))`

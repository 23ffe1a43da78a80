/**
 * Returns the columns of a grid: at most `most` in a row, each at least `least` wide. In less space there are fewer
 * columns, down to one that is as wide as the grid. `least` is a length in rem, so that larger text has fewer columns
 * (WCAG 1.4.4). Gaps are at most 2rem.
 */
export const fluidColumns = (most: number, least = '12rem'): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - 2rem)), 1fr))`

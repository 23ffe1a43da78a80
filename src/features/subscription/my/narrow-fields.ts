/**
 * The styles of a form on a wide card: its fields have a width that a line of text can be read in, next to its heading,
 * as in the rows of `EditPart`.
 */
export const narrowFields = {
  '& form': { maxWidth: { base: '30rem', lg: '41rem' }, position: 'relative', ps: { lg: '11rem' } },
  '& form h2': { lg: { position: 'absolute', insetInlineStart: '0', width: '10rem' } },
} as const

import { chakra } from '@chakra-ui/react'

/** A paragraph, or with `as` any running text; `numeric` gives all digits the same width. */
export const Text = chakra('p', {
  variants: {
    tone: {
      default: {},
      muted: { color: 'fg.muted' },
      danger: { color: 'danger.fg' },
      success: { color: 'success.fg' },
    },
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
      xl: { fontSize: 'xl', lineHeight: 'short' },
    },
    weight: {
      normal: {},
      medium: { fontWeight: 'medium' },
      semibold: { fontWeight: 'semibold' },
      bold: { fontWeight: 'bold' },
    },
    numeric: { true: { textStyle: 'tabular' } },
  },
})

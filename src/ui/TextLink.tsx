import { chakra } from '@chakra-ui/react'

/** A link in running text. With `asChild`, the only child is the router's link. */
export const TextLink = chakra('a', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    rounded: 'sm',
    // Aligns the text of a button that looks like a link with the text around it.
    textAlign: 'start',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    // For a link in a row of links: a full touch target instead of an underline.
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'touch',
        gap: '1',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
})

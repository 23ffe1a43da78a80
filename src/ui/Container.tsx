import { chakra } from '@chakra-ui/react'

/** Centres the page: 640 px for forms and wizards, 1120 px for content. */
export const Container = chakra('div', {
  base: { width: 'full', mx: 'auto', px: { base: 'edge', md: '8' } },
  variants: {
    // The padding is outside the reading width.
    size: {
      form: { maxWidth: 'calc({sizes.form} + {spacing.16})' },
      content: { maxWidth: 'calc({sizes.content} + {spacing.16})' },
    },
  },
  defaultVariants: { size: 'content' },
})

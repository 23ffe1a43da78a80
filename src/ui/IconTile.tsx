import { chakra } from '@chakra-ui/react'

/** A tile around the icon of a service or an app, whose name is next to it; `family` tints those of a kind alike. */
export const IconTile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '11',
    rounded: 'lg',
  },
  variants: {
    family: {
      blue: { bg: 'brand.subtle', color: 'brand.fg' },
      brass: { bg: 'accent.subtle', color: 'accent.fg' },
      violet: { bg: 'family.violet.subtle', color: 'family.violet.fg' },
      teal: { bg: 'family.teal.subtle', color: 'family.teal.fg' },
      rose: { bg: 'family.rose.subtle', color: 'family.rose.fg' },
      slate: { bg: 'family.slate.subtle', color: 'family.slate.fg' },
      red: { bg: 'danger.subtle', color: 'danger.fg' },
      amber: { bg: 'warning.subtle', color: 'warning.fg' },
    },
  },
  defaultVariants: { family: 'blue' },
})

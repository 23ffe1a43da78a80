import { chakra } from '@chakra-ui/react'
import drawings from './tile-icons.svg?no-inline'

/** `row` is next to a name in a row, `card` next to the heading of a card, `page` next to that of a page. */
export type TileSize = 'row' | 'card' | 'page' | undefined

/** A tile with the icon of a service or an app, next to its name; all tiles of one `family` have the same tint. */
export const IconTile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
  },
  variants: {
    size: {
      // The negative margin leaves the height of a table row unchanged.
      row: { boxSize: '7', my: '-1', rounded: 'md', fontSize: 'md' },
      card: { boxSize: '11', rounded: 'lg', fontSize: 'lg' },
      page: { boxSize: { base: '11', md: '14' }, rounded: 'xl', fontSize: { base: 'lg', md: '2xl' } },
    },
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
  defaultVariants: { family: 'blue', size: 'card' },
})

const Drawing = chakra('svg', {
  base: {
    boxSize: '1.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // The colour of the brass line, which marks the part of a drawing that moves or protects.
    '--bolt': '{colors.accent.solid}',
  },
})

/** The drawing of an app or a service inside its tile; all drawings are in one file. */
export const TileDrawing = ({ of: name }: { of: string }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${drawings}#${name}`} />
  </Drawing>
)

import { chakra } from '@chakra-ui/react'

/**
 * The illustration shows a door bolt: open for `nothing` (the list is empty), shut for `done` (everything is done).
 * `search`: nothing matches.
 */
export type EmptyKind = 'nothing' | 'search' | 'done'

const Drawing = chakra('svg', {
  base: {
    width: '7.5rem',
    // With larger text, a card on a phone is narrower than the drawing.
    maxWidth: 'full',
    height: '5rem',
    mb: '3',
    fill: 'none',
    strokeWidth: '12',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

/**
 * The drawing above the title of an empty list, such as a door bolt. Decorative, since the title has the same
 * meaning.
 */
export const EmptyArt = ({ of: kind }: { of: EmptyKind }) => (
  <Drawing viewBox="0 0 168 112" aria-hidden="true" focusable="false">
    <chakra.circle cx="84" cy="56" r="52" fill="bg.muted" />
    {kind === 'nothing' && (
      <>
        <chakra.path d="M46 56h56" stroke="border" />
        <chakra.path d="M46 22v68M102 22v68" stroke="brand.control" />
        <chakra.path d="M128 56h24" stroke="accent.bolt" />
      </>
    )}
    {kind === 'search' && (
      <>
        <chakra.path d="M42 22v68M126 22v68" stroke="border" />
        <chakra.circle cx="78" cy="50" r="26" stroke="brand.control" />
        <chakra.path d="M100 72l24 24" stroke="accent.bolt" />
      </>
    )}
    {kind === 'done' && (
      <>
        <chakra.path d="M58 22v68M110 22v68" stroke="brand.control" />
        <chakra.path d="M26 56h116" stroke="accent.bolt" />
      </>
    )}
  </Drawing>
)

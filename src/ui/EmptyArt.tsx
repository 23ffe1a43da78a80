import { chakra } from '@chakra-ui/react'
import drawings from './empty-art.svg?no-inline'

/**
 * The subject of an empty list, each with a drawing of its own; all have the door bolt, drawn back from an empty slot.
 * `search`: nothing matches. `done`: everything is done, with a shut bolt. `closed`: a page
 * that may not be opened.
 */
export type EmptyKind =
  | 'nothing'
  | 'done'
  | 'closed'
  | 'search'
  | 'app'
  | 'permission'
  | 'bill'
  | 'subscription'
  | 'inquiry'
  | 'counsel'
  | 'post'
  | 'notification'
  | 'person'
  | 'record'
  | 'holiday'

const Drawing = chakra('svg', {
  base: {
    flexShrink: '0',
    // With larger text, a card on a phone is narrower than the drawing.
    maxWidth: 'full',
    fill: 'none',
    strokeWidth: '9',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    stroke: 'brand.control',
    '--bolt': '{colors.accent.bolt}',
    '--slot': '{colors.border}',
  },
  variants: {
    size: {
      page: { width: '8.25rem', height: '5.5rem', mb: '3' },
      section: { width: '5.25rem', height: '3.5rem' },
    },
  },
})

/**
 * The drawing of an empty list. Decorative, since the title has the same meaning. All drawings are in one file, which
 * a browser requests with the first empty list.
 */
export const EmptyArt = ({ of: kind, size }: { of: EmptyKind; size: 'page' | 'section' }) => (
  <Drawing size={size} viewBox="0 0 168 112" aria-hidden="true" focusable="false">
    <chakra.circle cx="84" cy="56" r="52" fill="bg.muted" stroke="none" />
    <use href={`${drawings}#${kind}`} />
  </Drawing>
)

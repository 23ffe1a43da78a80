import { chakra } from '@chakra-ui/react'
import { formatNumber } from '#domain/money.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useSideMenuTexts } from './side-menu-texts.ts'

const MAX_COUNT = 99

const Pill = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '5',
    px: '1.5',
    rounded: 'full',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.25rem',
    textAlign: 'center',
    textStyle: 'tabular',
    letterSpacing: 'normal',
  },
  variants: {
    // Only the number of an entry with late tasks is red.
    late: { true: { '&&': { bg: 'danger.solid', color: 'danger.contrast' } } },
    place: {
      end: { ml: 'auto' },
      corner: {
        // The number is on the upper corner of the 24 px icon, and the ring separates it from the icon.
        position: 'absolute',
        top: '1',
        left: 'calc(50% + 0.4375rem)',
        minWidth: '4',
        px: '1',
        bg: 'fg.muted',
        color: 'bg.panel',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        outline: '2px solid {colors.bg.panel}',
      },
    },
  },
})

type Props = {
  /** The number of tasks; zero is not shown. */
  count: number | undefined
  /** Whether the number is next to the icon of a tab, since the name of a tab leaves no room for the number. */
  isCorner?: boolean
  /** Whether a task behind the entry is late. */
  isLate?: boolean
}

/** The number of tasks behind an entry of a menu. */
export function MenuCount({ count = 0, isCorner = false, isLate = false }: Props) {
  const { t } = useSideMenuTexts()
  if (count === 0) return null
  return (
    <Pill place={isCorner ? 'corner' : 'end'} late={isLate}>
      <span aria-hidden="true">{isCorner && count > MAX_COUNT ? `${MAX_COUNT}+` : formatNumber(count)}</span>
      <VisuallyHidden>{t(isLate ? 'late' : 'waiting', { count })}</VisuallyHidden>
    </Pill>
  )
}

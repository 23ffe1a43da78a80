import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export type BadgeProps = {
  tone?: BadgeTone
  /** Shown instead of the dot. */
  icon?: ReactNode
  /** The state in words. The colour only repeats it. */
  children: ReactNode
}

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    // Adjacent text is aligned with the text of the badge, not with the edge of its dot.
    alignItems: 'baseline',
    '& > :first-child': { alignSelf: 'center' },
    gap: '1',
    py: '1',
    px: '2',
    rounded: 'md',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    // Print has no background around the text.
    _print: { px: '0' },
  },
  variants: {
    dot: {
      true: {
        _before: {
          content: '""',
          boxSize: '0.4375rem',
          rounded: 'full',
          bg: 'currentcolor',
          printColorAdjust: 'exact',
          flexShrink: '0',
        },
      },
    },
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      info: { bg: 'brand.subtle', color: 'brand.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
})

/** A badge that shows a state in one word. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root tone={tone} dot={icon === undefined}>
      {icon}
      {children}
    </Root>
  )
}

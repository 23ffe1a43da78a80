import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type TimelineItem = {
  key: string
  title: ReactNode
  description?: ReactNode
  time?: ReactNode
  tone?: 'neutral' | 'now' | 'info' | 'success' | 'warning' | 'danger'
  /** The current state. */
  current?: boolean
}

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    top: '0.5rem',
    boxSize: '3',
    rounded: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    bg: 'bg.panel',
  },
  variants: {
    tone: {
      neutral: { borderColor: 'border.control' },
      now: { borderColor: 'accent.solid', bg: 'accent.solid' },
      info: { borderColor: 'brand.fg' },
      success: { borderColor: 'success.fg' },
      warning: { borderColor: 'warning.fg' },
      danger: { borderColor: 'danger.fg' },
    },
    current: { true: { outline: '4px solid {colors.brand.subtle}' } },
  },
})

const Item = chakra('li', {
  base: {
    position: 'relative',
    pl: '7',
    '&, & *': { overflowWrap: 'anywhere' },
    pb: '6',
    _last: { pb: '0' },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      left: '0.3125rem',
      top: '1.25rem',
      bottom: '-0.5rem',
      width: '2px',
      bg: 'border',
    },
  },
})

/** Events in order, distinguished by their text and not only by their dots. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <chakra.ol aria-label={label}>
      {items.map(({ key, title, description, time, tone = 'neutral', current }) => (
        <Item key={key} aria-current={current ? 'step' : undefined}>
          <Dot tone={tone} current={current} aria-hidden="true" />
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
            <chakra.span fontWeight={current ? 'bold' : 'medium'}>{title}</chakra.span>
            {time && (
              <chakra.span fontSize="sm" color="fg.muted" textStyle="tabular">
                {time}
              </chakra.span>
            )}
          </chakra.div>
          {description && (
            <chakra.div fontSize="sm" color="fg.muted">
              {description}
            </chakra.div>
          )}
        </Item>
      ))}
    </chakra.ol>
  )
}

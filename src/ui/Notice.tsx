import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './frame-icons.tsx'

export type NoticeStatus = 'info' | 'success' | 'warning' | 'danger'

export type NoticeProps = Omit<HTMLChakraProps<'div'>, 'title' | 'asChild' | 'as'> & {
  status?: NoticeStatus
  title?: ReactNode
  /** A button or a link under the text, or a close button next to it. */
  action?: ReactNode
  actionPlace?: 'below' | 'corner'
  ref?: Ref<HTMLDivElement>
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon }

const Root = chakra('div', {
  base: { display: 'flex', gap: '3', p: '4', rounded: 'lg', color: 'fg' },
  variants: {
    status: {
      info: { bg: 'brand.subtle', '& > svg': { color: 'brand.fg' } },
      success: { bg: 'success.subtle', '& > svg': { color: 'success.fg' } },
      warning: { bg: 'warning.subtle', '& > svg': { color: 'warning.fg' } },
      danger: { bg: 'danger.subtle', '& > svg': { color: 'danger.fg' } },
    },
  },
})

/** A note within the page: an icon, an optional title and one or more sentences. */
export function Notice({
  status = 'info',
  title,
  action,
  actionPlace = 'below',
  children,
  ...root
}: NoticeProps) {
  const Icon = icons[status]
  return (
    <Root {...root} status={status}>
      <Icon mt="0.2em" />
      <chakra.div flex="1" minWidth="0" css={{ '&, & *': { overflowWrap: 'anywhere' } }}>
        {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
        {children && (
          <chakra.div fontSize={title ? 'sm' : 'md'} mt={title ? '1' : '0'}>
            {children}
          </chakra.div>
        )}
        {action && actionPlace === 'below' && <chakra.div mt="3">{action}</chakra.div>}
      </chakra.div>
      {actionPlace === 'corner' && action}
    </Root>
  )
}

import { chakra } from '@chakra-ui/react'
import { CloseIcon, DangerIcon, SuccessIcon, WarningIcon } from './frame-icons.tsx'
import type { Toast } from './toast-store.ts'
import { toaster } from './toaster.ts'

const icons = { secondary: null, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon }

// Messages are split into lines on line breaks or br tags (SPEC section 9).
const lineBreak = /<br\s*\/?>/gi

const Root = chakra('li', {
  base: {
    // Explicit, because a shrink-to-fit box breaks Korean after every syllable.
    width: 'min(92vw, 400px)',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    py: '1',
    pl: '4',
    pr: '1',
    rounded: 'lg',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    shadow: 'card',
    pointerEvents: 'auto',
    animation: 'riseIn {durations.enter} ease-out',
  },
  variants: {
    severity: {
      secondary: {},
      success: { '& > svg': { color: 'success.inverse' } },
      warning: { '& > svg': { color: 'warning.inverse' } },
      danger: { '& > svg': { color: 'danger.inverse' } },
    },
  },
})

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: 'touch',
    rounded: 'lg',
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'currentcolor', outlineOffset: '-4px' },
  },
})

const Action = chakra('button', {
  base: {
    minHeight: 'touch',
    px: '2',
    rounded: 'lg',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    cursor: 'pointer',
    _focusVisible: { outlineColor: 'currentcolor', outlineOffset: '-4px' },
  },
})

/** One toast; its time is paused while it is hovered or focused (WCAG 2.2.1). */
export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = icons[toast.severity]
  const { action } = toast
  const pauseTimer = () => toaster.hold(toast.id)
  const release = () => toaster.release(toast.id)
  return (
    <Root
      severity={toast.severity}
      onPointerEnter={pauseTimer}
      onPointerLeave={release}
      onFocus={pauseTimer}
      onBlur={release}
    >
      {Icon && <Icon mt="3" />}
      <chakra.span
        flex="1"
        minWidth="0"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
        py="2"
        lineHeight="body"
      >
        {toast.message.replaceAll(lineBreak, '\n')}
      </chakra.span>
      {action && (
        <Action
          type="button"
          onClick={() => {
            toaster.close(toast.id)
            action.run()
          }}
        >
          {action.label}
        </Action>
      )}
      <Close type="button" aria-label={closeLabel} onClick={() => toaster.close(toast.id)}>
        <CloseIcon />
      </Close>
    </Root>
  )
}

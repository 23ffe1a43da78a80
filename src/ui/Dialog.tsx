import {
  chakra,
  DialogBackdrop,
  DialogContent,
  DialogDescription,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { BodyPortal } from './BodyPortal.tsx'
import { LOW_WINDOW } from './constants.ts'
import { DialogBar, type DialogLabels } from './DialogBar.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDialogDrag } from './use-dialog-drag.ts'
import { useWiderThan } from './use-media-query.ts'

export type DialogProps = {
  open: boolean
  /**
   * Called by Escape, Back, a click outside, and the close button; the parent decides whether to close the dialog.
   */
  onClose: () => void
  title: string
  /**
   * Whether the title is only for screen readers; the children then begin with the visible top of the dialog.
   */
  titleHidden?: boolean
  children?: ReactNode
  footer?: ReactNode
  /** Marks the children as the text that is announced when the dialog opens. */
  describes?: boolean
  role?: 'dialog' | 'alertdialog'
  closeOnEscape?: boolean
  closeOnMask?: boolean
  draggable?: boolean
  maximizable?: boolean
  width?: 'sm' | 'md' | 'palette' | 'lg'
  /**
   * The labels of the buttons in the title bar; without them the bar has no buttons, and the footer must contain a
   * button that closes the dialog.
   */
  labels?: DialogLabels
  /** Returns the element that gets the focus when the dialog opens; by default the dialog itself. */
  initialFocus?: () => HTMLElement | null
  /** Returns the element that gets the focus when the dialog closes; by default the element that had it before. */
  finalFocus?: () => HTMLElement | null
}

const widths = { sm: '25rem', md: '35rem', palette: '40rem', lg: '50rem' }
// Disables the exit animation, since the library sometimes waits for the end of an animation that has already ended.
const noExitAnimation = { animation: 'none' }
const maxPanelWidth = 'calc(100vw - {spacing.8})'
const toastAreas = () => document.querySelector<HTMLElement>('[data-toast-area]')

/** A modal dialog that traps the focus and restores it; on phones a sheet from the bottom. SPEC section 4. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  children,
  footer,
  describes,
  role = 'dialog',
  closeOnEscape = true,
  closeOnMask = true,
  draggable = false,
  maximizable = false,
  width = 'md',
  labels,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isWide = useWiderThan('md')
  const [wantsMaximum, setWantsMaximum] = useState(false)
  const isMaximized = isWide && maximizable && Boolean(labels) && wantsMaximum
  const isMovable = open && isWide && draggable && Boolean(labels) && !isMaximized
  const drag = useDialogDrag(panel, isMovable)
  const { x, y } = drag.offset
  useBackCloses(open, () => closeOnEscape && onClose())
  useLayoutEffect(() => {
    // Set through the DOM, since the site's content security policy forbids style attributes.
    if (panel.current) panel.current.style.translate = x || y ? `${x}px ${y}px` : ''
  }, [x, y])
  const Body = describes ? DialogDescription : chakra.div
  return (
    <DialogRoot
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      closeOnEscape={closeOnEscape}
      closeOnInteractOutside={closeOnMask}
      initialFocusEl={initialFocus ?? (() => panel.current)}
      finalFocusEl={finalFocus}
      persistentElements={[toastAreas]}
    >
      <BodyPortal>
        <DialogBackdrop
          position="fixed"
          inset="0"
          zIndex="modal"
          bg="bg.mask"
          animation="fadeIn {durations.enter}"
          _closed={noExitAnimation}
        />
        <DialogPositioner
          position="fixed"
          inset="0"
          zIndex="modal"
          display="flex"
          alignItems={{ base: 'flex-end', md: 'center' }}
          justifyContent="center"
          overflow="hidden"
        >
          <DialogContent
            ref={panel}
            display="flex"
            flexDirection="column"
            width={{
              base: 'full',
              md: isMaximized ? maxPanelWidth : `min(${widths[width]}, ${maxPanelWidth})`,
            }}
            height={isMaximized ? 'calc(100dvh - {spacing.8})' : undefined}
            maxHeight={{ base: 'calc(100dvh - {spacing.10})', md: 'calc(100dvh - {spacing.8})' }}
            css={{ [LOW_WINDOW]: { height: 'auto', maxHeight: '100dvh', overflowY: 'auto' } }}
            bg="bg.panel"
            color="fg"
            roundedTop="lg"
            roundedBottom={{ base: 'none', md: 'lg' }}
            shadow="card"
            borderWidth={{ base: '0', _dark: '1px' }}
            borderColor="border"
            outline="none"
            animation={{ base: 'slideUp {durations.enter} ease-out', md: 'fadeIn {durations.enter}' }}
            _closed={noExitAnimation}
          >
            {titleHidden ? (
              <DialogTitle srOnly>{title}</DialogTitle>
            ) : (
              <DialogBar
                title={
                  <DialogTitle fontSize="xl" fontWeight="bold" flex="1" minWidth="0" py="2">
                    {title}
                  </DialogTitle>
                }
                drag={isMovable ? drag : undefined}
                maximize={
                  isWide && maximizable
                    ? { maximized: isMaximized, toggle: () => setWantsMaximum(!isMaximized) }
                    : undefined
                }
                onClose={onClose}
                labels={labels}
              />
            )}
            <Body
              flex="1"
              minHeight="0"
              overflowY="auto"
              css={{ [LOW_WINDOW]: { flex: 'none', overflowY: 'visible' } }}
              px="6"
              pt={titleHidden ? '3' : undefined}
              pb={footer ? '2' : '6'}
            >
              {children}
            </Body>
            {footer && (
              <chakra.div
                display="flex"
                justifyContent="flex-end"
                gap="2"
                px="6"
                pt="4"
                pb={{ base: 'calc({spacing.5} + env(safe-area-inset-bottom))', md: '6' }}
                css={{ mdDown: { '& > *': { flex: '1' } } }}
              >
                {footer}
              </chakra.div>
            )}
          </DialogContent>
        </DialogPositioner>
      </BodyPortal>
    </DialogRoot>
  )
}

import { type MouseEvent, useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { MessageLines } from './MessageLines.tsx'
import { ignoreSecondPress } from './second-press.ts'
import { useDelayedFocus } from './use-delayed-focus.ts'

export type ConfirmDialogProps = {
  open: boolean
  header: string
  lines: string[]
  acceptLabel: string
  rejectLabel: string
  /** 'danger' if accepting cannot be undone. */
  tone?: 'solid' | 'danger'
  onAccept: () => void
  onReject: () => void
  /** Called when Escape closes the dialog, without an answer. */
  onClose: () => void
}

/** A question with two answers; 100 ms after the dialog opens, the accepting button gets the focus. */
export function ConfirmDialog({
  open,
  header,
  lines,
  acceptLabel,
  rejectLabel,
  tone = 'solid',
  onAccept,
  onReject,
  onClose,
}: ConfirmDialogProps) {
  const acceptRef = useRef<HTMLButtonElement>(null)
  useDelayedFocus(acceptRef, open)
  const answer = (act: () => void) => (press: MouseEvent) => {
    ignoreSecondPress(press)
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={header}
      role="alertdialog"
      width="sm"
      describes
      closeOnMask={false}
      footer={
        <>
          <Button variant="outline" onClick={answer(onReject)}>
            {rejectLabel}
          </Button>
          <Button ref={acceptRef} variant={tone} onClick={answer(onAccept)}>
            {acceptLabel}
          </Button>
        </>
      }
    >
      <MessageLines lines={lines} />
    </Dialog>
  )
}

import { useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { MessageLines } from './MessageLines.tsx'
import { useDelayedFocus } from './use-delayed-focus.ts'

export type AlertDialogProps = {
  open: boolean
  header: string
  lines: string[]
  acceptLabel: string
  /** Called by the button and by Escape, which have the same effect. */
  onClose: () => void
}

/** A message with one button, which gets the focus 100 ms after the dialog opens. */
export function AlertDialog({ open, header, lines, acceptLabel, onClose }: AlertDialogProps) {
  const acceptRef = useRef<HTMLButtonElement>(null)
  useDelayedFocus(acceptRef, open)
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
        <Button ref={acceptRef} onClick={onClose}>
          {acceptLabel}
        </Button>
      }
    >
      <MessageLines lines={lines} />
    </Dialog>
  )
}

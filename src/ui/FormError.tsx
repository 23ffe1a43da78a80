import type { ReactNode, Ref } from 'react'
import { CloseIcon } from './frame-icons.tsx'
import { IconButton } from './IconButton.tsx'
import { Notice } from './Notice.tsx'

export type FormErrorProps = {
  /** The error and the next step; nothing is rendered while it is empty. */
  children?: ReactNode
  title?: ReactNode
  closeLabel: string
  onClose: () => void
  ref?: Ref<HTMLDivElement>
}

/** The error of the whole form: announced at once, and shown until it is closed. */
export function FormError({ children, title, closeLabel, onClose, ref }: FormErrorProps) {
  return (
    <div role="alert" ref={ref} tabIndex={-1}>
      {children && (
        <Notice
          status="danger"
          title={title}
          actionPlace="corner"
          action={<IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} my="-2" mr="-2" />}
        >
          {children}
        </Notice>
      )}
    </div>
  )
}

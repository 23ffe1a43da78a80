import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CloseIcon } from './frame-icons.tsx'
import { IconButton } from './IconButton.tsx'
import { MaximizeIcon, MoveIcon, RestoreIcon } from './icons.tsx'
import type { useDialogDrag } from './use-dialog-drag.ts'

export type DialogLabels = { close: string; maximize: string; restore: string; move: string }

type DialogBarProps = {
  title: ReactNode
  labels?: DialogLabels
  drag?: Pick<ReturnType<typeof useDialogDrag>, 'bar' | 'handle'>
  maximize?: { maximized: boolean; toggle: () => void }
  onClose: () => void
}

/** The title bar of a dialog: its title and its window buttons. */
export function DialogBar({ title, labels, drag, maximize, onClose }: DialogBarProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="1"
      pl="6"
      pr="3"
      pt="4"
      pb="2"
      cursor={drag && 'move'}
      touchAction={drag && 'none'}
      userSelect={drag && 'none'}
      WebkitUserSelect={drag && 'none'}
      {...drag?.bar}
    >
      {title}
      {labels && drag && (
        <IconButton label={labels.move} icon={<MoveIcon />} color="fg.muted" {...drag.handle} />
      )}
      {labels && maximize && (
        <IconButton
          label={maximize.maximized ? labels.restore : labels.maximize}
          icon={maximize.maximized ? <RestoreIcon /> : <MaximizeIcon />}
          color="fg.muted"
          onClick={maximize.toggle}
        />
      )}
      {labels && <IconButton label={labels.close} icon={<CloseIcon />} color="fg.muted" onClick={onClose} />}
    </chakra.div>
  )
}

import { type ComponentProps, useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { ColumnsIcon } from '#src/ui/list-icons.tsx'
import type { ColumnsDialog as ColumnsDialogOf } from './ColumnsDialog.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { loadColumnsDialog } from './list-dialogs.ts'
import { useListTexts } from './list-texts.ts'
import { ToolButton } from './ToolButton.tsx'

const ColumnsDialog = lazyDialog(loadColumnsDialog, 'ColumnsDialog')

type Props = Omit<ComponentProps<typeof ColumnsDialogOf>, 'onClose'>

/**
 * Chooses the columns of a list; the browser remembers the choice until a logout. Hidden on phones, whose cards have
 * a few facts.
 */
export function ColumnChoice({ list, columns }: Props) {
  const { t } = useListTexts()
  const [isOpen, setOpen] = useState(false)
  const hiddenKeys = useHiddenColumns(list)
  const count = columns.filter(({ key }) => hiddenKeys.includes(key)).length
  const close = () => setOpen(false)
  return (
    <>
      <ToolButton
        label={count === 0 ? t('columns.title') : t('columns.hidden', { count })}
        icon={<ColumnsIcon />}
        isOn={count > 0}
        hideBelow="md"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ColumnsDialog {...{ list, columns }} onClose={close} onMissing={close} />}
    </>
  )
}

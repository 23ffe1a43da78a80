import { type ComponentProps, useState } from 'react'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { ColumnsDialog as ColumnsDialogOf } from './ColumnsDialog.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { loadColumnsDialog } from './list-dialogs.ts'
import { useListTexts } from './list-texts.ts'

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
      <Button variant="ghost" size="sm" minHeight="8" px="2" hideBelow="md" onClick={() => setOpen(true)}>
        {count === 0 ? t('columns.title') : t('columns.hidden', { count })}
      </Button>
      {isOpen && <ColumnsDialog {...{ list, columns }} onClose={close} onMissing={close} />}
    </>
  )
}

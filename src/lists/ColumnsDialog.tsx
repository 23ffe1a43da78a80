import { Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { hideColumns, useHiddenColumns } from './hidden-columns.ts'
import type { ListAddress } from './list-address.ts'
import { useListTexts } from './list-texts.ts'

type Props = {
  list: ListAddress
  /** The columns that can be hidden. */
  columns: readonly { key: string; header: string }[]
  onClose: () => void
}

/** The dialog that chooses the columns of a list; each choice applies immediately. */
export function ColumnsDialog({ list, columns, onClose }: Props) {
  const { t } = useListTexts()
  const { t: common } = useTranslation()
  const hiddenKeys = useHiddenColumns(list)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('columns.title')}
      width="sm"
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <Stack gap="0">
        {columns.map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={!hiddenKeys.includes(key)}
            onChange={({ target }) =>
              hideColumns(
                list,
                target.checked ? hiddenKeys.filter((each) => each !== key) : [...hiddenKeys, key],
              )
            }
          />
        ))}
      </Stack>
    </Dialog>
  )
}

import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { hideColumns, useHiddenColumns } from './hidden-columns.ts'
import type { ListAddress } from './list-address.ts'
import { useListTexts } from './list-texts.ts'

type Props = {
  list: ListAddress
  /** The columns that may be left out. */
  columns: readonly { key: string; header: string }[]
}

/** Chooses the columns of a list; the browser remembers the choice until a logout. Hidden on phones, whose cards have a few facts. */
export function ColumnChoice({ list, columns }: Props) {
  const { t } = useListTexts()
  const { t: common } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const hidden = useHiddenColumns(list)
  const count = columns.filter(({ key }) => hidden.includes(key)).length
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="8" hideBelow="md" onClick={() => setOpen(true)}>
        {count === 0 ? t('columns.title') : t('columns.hidden', { count })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('columns.title')}
        width="sm"
        footer={<Button onClick={() => setOpen(false)}>{common('close')}</Button>}
      >
        <Stack gap="0">
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                hideColumns(list, target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
              }
            />
          ))}
        </Stack>
      </Dialog>
    </>
  )
}

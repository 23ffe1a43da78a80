import { type BillWait, billWaits } from '#domain/bill/waits.ts'
import { Select } from '#src/ui/Select.tsx'
import { useBillAdminTexts } from './texts.ts'

type Props = { waitingFor: BillWait | undefined; onChoose: (waitingFor: BillWait | undefined) => void }

/** Filters bills by the manual work they need; an empty value means all. A choice applies at once. */
export function WaitChoice({ waitingFor, onChoose }: Props) {
  const { t } = useBillAdminTexts()
  return (
    <Select
      label={t('waits.label')}
      labelHidden
      minWidth={{ md: 'min(13rem, 30vw)' }}
      value={waitingFor ?? ''}
      onChange={({ target }) => onChoose(billWaits.find((wait) => wait === target.value))}
      options={[
        { value: '', label: t('waits.all') },
        ...billWaits.map((value) => ({ value, label: t(`waits.${value}`) })),
      ]}
    />
  )
}

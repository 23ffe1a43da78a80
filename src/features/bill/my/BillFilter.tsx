import { Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Select } from '#src/ui/Select.tsx'
import { MonthSelect } from '../MonthSelect.tsx'
import { useBillTexts } from '../texts.ts'
import type { BillSearch } from './bill-search.ts'

type Props = { filter: BillSearch; subscriptions: Schema<'BilledSubscription'>[] }

/** The month and the subscription of the bills to show; a choice applies at once. */
export function BillFilter({ filter, subscriptions }: Props) {
  const { t } = useBillTexts()
  const navigate = useNavigate()
  const changeFilter = (change: BillSearch) =>
    void navigate({ to: '/my/bill', search: { ...filter, ...change } })
  return (
    <Flex
      gap="2"
      flex={{ base: '1 1 auto', md: '0 1 auto' }}
      minWidth="0"
      css={{ '& > *': { flex: '1 1 0', minWidth: { base: '0', md: '40' } } }}
    >
      <MonthSelect
        labelHidden
        value={filter.period ?? ''}
        onChange={(period) => changeFilter({ period: period || undefined })}
      />
      <Select
        labelHidden
        label={t('subscription')}
        value={filter.subscriptionId ?? ''}
        onChange={(event) => changeFilter({ subscriptionId: event.target.value || undefined })}
        options={[
          { value: '', label: t('everySubscription') },
          ...subscriptions.map(({ subscriptionId: value, serviceName, planName }) => ({
            value,
            label: `${serviceName} ${planName}`,
          })),
        ]}
      />
    </Flex>
  )
}

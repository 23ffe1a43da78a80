import { Grid } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import '#src/i18n/areas/bill.ts'
import { MonthSelect } from '#src/components/bill/MonthSelect.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Select } from '#src/ui/Select.tsx'
import type { BillSearch } from './bill-search.ts'

type Props = { filter: BillSearch; subscriptions: Schema<'BilledSubscription'>[] }

/** Asks for the month and the subscription of the bills to show. */
export function BillFilter({ filter, subscriptions }: Props) {
  const { t } = useTranslation('bill')
  const navigate = useNavigate()
  const [period, setPeriod] = useState(filter.period ?? '')
  const [subscriptionId, setSubscriptionId] = useState(filter.subscriptionId ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({
      to: '/my/bill',
      search: { ...filter, period: period || undefined, subscriptionId: subscriptionId || undefined },
    })
  }
  return (
    <form onSubmit={submit}>
      <Grid
        gap="3"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 20rem) auto' }}
        justifyContent="start"
      >
        <MonthSelect value={period} onChange={setPeriod} />
        <Select
          label={t('subscription')}
          value={subscriptionId}
          onChange={(event) => setSubscriptionId(event.target.value)}
          options={[
            { value: '', label: t('everySubscription') },
            ...subscriptions.map(({ subscriptionId: value, serviceName, planName }) => ({
              value,
              label: `${serviceName} ${planName}`,
            })),
          ]}
        />
        <Button type="submit" variant="outline">
          {t('apply')}
        </Button>
      </Grid>
    </form>
  )
}

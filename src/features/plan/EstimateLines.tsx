import { chakra } from '@chakra-ui/react'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Estimate } from '#domain/plan/estimate.ts'
import { Text } from '#src/ui/Text.tsx'
import { usePlanTexts } from './texts.ts'

/** An estimate line by line, read aloud when it changes. */
export function EstimateLines({ estimate }: { estimate: Estimate }) {
  const { t } = usePlanTexts()
  const { users, months, cycle, currency, discount } = estimate
  const money = (amount: number) => formatMoney(amount, currency)
  const lines = [
    {
      key: 'list',
      term: t('estimate.list', { price: money(estimate.unitPrice), users: formatNumber(users), months }),
      amount: estimate.list,
    },
    ...(discount > 0 ? [{ key: 'discount', term: t('estimate.discount'), amount: -discount }] : []),
    { key: 'supply', term: t('estimate.supply'), amount: estimate.supply },
    { key: 'vat', term: t('estimate.vat'), amount: estimate.vat },
  ]
  return (
    <div role="status">
      <chakra.dl display="grid" gap="3">
        {lines.map(({ key, term, amount }) => (
          <chakra.div key={key} display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="4">
            <chakra.dt color="fg.muted" textStyle="tabular">
              {term}
            </chakra.dt>
            <chakra.dd textStyle="tabular" ml="auto">
              {money(amount)}
            </chakra.dd>
          </chakra.div>
        ))}
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          flexWrap="wrap"
          columnGap="4"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          pt="4"
        >
          <chakra.dt fontWeight="semibold">
            {t('estimate.total', { cycle: t(`estimate.each${cycle}`) })}
          </chakra.dt>
          <chakra.dd fontSize="2xl" fontWeight="bold" textStyle="tabular" ml="auto">
            {money(estimate.total)}
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
      <Text size="sm" tone="muted" numeric mt="3">
        {t('estimate.perMonth', { price: money(estimate.perUserMonth) })}
      </Text>
    </div>
  )
}

import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { services } from '#domain/plan/catalogue.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { estimateOf, isUserCount } from '#domain/plan/estimate.ts'
import { useServiceTexts } from '#src/features/plan/service-texts.ts'
import { usePlanTexts } from '#src/features/plan/texts.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { useRequestForm } from './request-form-context.ts'
import { shownQuote } from './shown-quote.ts'
import { idOf } from './step-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The order and its price. Reports the typed number of users even if it is not valid. */
export function ServiceFields({ onUsers }: { onUsers: (userCount: number) => void }) {
  const { t } = useSubscriptionRequestTexts()
  const { t: planText } = usePlanTexts()
  const { t: serviceText } = useServiceTexts()
  const {
    form: { serviceInfo },
    choose,
  } = useRequestForm()
  const [users, setUsers] = useState(String(serviceInfo.userCount))
  const { plans } = services.find(({ code }) => code === serviceInfo.serviceCode)!
  const change = (more: Partial<ServiceOrder>) => choose({ serviceInfo: { ...serviceInfo, ...more } })
  const typeUsers = (text: string) => {
    setUsers(text)
    onUsers(Number(text))
  }
  const isWrong = !isUserCount(Number(users))
  const priceOf = (plan: (typeof plans)[number]) =>
    formatMoney(
      estimateOf(plan, { currency: serviceInfo.currency, cycle: serviceInfo.paymentCycle, users: 1 }).total,
      serviceInfo.currency,
    )
  const quote = isUserCount(serviceInfo.userCount) ? shownQuote(serviceInfo) : undefined
  return (
    <Stack gap="5">
      <Select
        label={t('hub.service')}
        options={services.map(({ code }) => ({ value: code, label: serviceText(`${code}.name`) }))}
        value={serviceInfo.serviceCode}
        onChange={({ target }) => {
          const chosen = services.find(({ code }) => code === target.value)!
          change({ serviceCode: chosen.code, planCode: chosen.plans[0]!.code })
        }}
      />
      <RadioCards
        legend={t('hub.plan')}
        hint={t('service.priceHint')}
        options={plans.map((plan) => ({
          value: plan.code,
          label: t('service.price', {
            plan: planText(`name.${plan.code}`),
            cycle: t(`cycle.${serviceInfo.paymentCycle}`),
            price: priceOf(plan),
          }),
        }))}
        value={serviceInfo.planCode}
        onValueChange={(planCode) => change({ planCode })}
      />
      <RadioCards
        legend={t('hub.cycle')}
        columns={2}
        options={(['M', 'Y'] as const).map((value) => ({ value, label: t(`cycleName.${value}`) }))}
        value={serviceInfo.paymentCycle}
        onValueChange={(paymentCycle) => change({ paymentCycle })}
      />
      <TextField
        id={idOf('serviceInfo')}
        label={t('hub.users')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_USERS}
        value={users}
        error={isWrong && t('service.usersWrong', { most: formatNumber(MAX_USERS) })}
        rightSlot={<chakra.span px="3">{t('hub.usersUnit')}</chakra.span>}
        onChange={({ target }) => typeUsers(target.value)}
      />
      {quote && <QuoteLines quote={quote} />}
    </Stack>
  )
}

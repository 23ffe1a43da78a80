import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { type Plan, planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { estimateOf, isUserCount } from '#domain/plan/estimate.ts'
import { type HeldOrder, planForUsers } from '#domain/plan/user-limit.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useUserLimits } from '#src/features/plan/limit-texts.ts'
import type { ServiceOrder } from '#src/machines/subscription-request/request-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { useRequestForm } from './request-form-context.ts'
import { shownQuote } from './shown-quote.ts'
import { idOf } from './step-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  onUsers: (userCount: number) => void
  /**
   * The current order of the request, which may stay unchanged even if it exceeds the maximum of its plan.
   */
  held?: HeldOrder | undefined
}

/** The choice of a plan, and its price. Reports the typed number of users even if it is not valid. */
export function ServiceFields({ onUsers, held }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const catalogue = useCatalogue()
  const { services } = catalogue
  const {
    form: { serviceInfo },
    choose,
  } = useRequestForm()
  const { limitName, limitFault } = useUserLimits()
  const [users, setUsers] = useState(String(serviceInfo.userCount))
  // If the service is no longer sold, no plan is selected, and the person chooses another one.
  const service = serviceIn(catalogue, serviceInfo.serviceCode)
  const change = (more: Partial<ServiceOrder>) => choose({ serviceInfo: { ...serviceInfo, ...more } })
  const typeUsers = (text: string) => {
    setUsers(text)
    onUsers(Number(text))
  }
  const isWrong = !isUserCount(Number(users))
  const priceOf = (plan: Plan) =>
    formatMoney(
      estimateOf(plan, { currency: serviceInfo.currency, cycle: serviceInfo.paymentCycle, users: 1 }).total,
      serviceInfo.currency,
    )
  const { planCode, userCount, currency } = serviceInfo
  const fault =
    service && !isWrong
      ? limitFault({
          plans: service.plans,
          plan: planOfCode(service, planCode),
          users: userCount,
          currency,
          held,
        })
      : undefined
  const quote = isUserCount(serviceInfo.userCount) ? shownQuote(catalogue, serviceInfo) : undefined
  return (
    <Stack gap="5">
      <Select
        label={t('hub.service')}
        options={[
          ...(service ? [] : [{ value: serviceInfo.serviceCode, label: t('service.gone') }]),
          ...services.map(({ serviceCode, serviceName }) => ({ value: serviceCode, label: serviceName })),
        ]}
        value={serviceInfo.serviceCode}
        onChange={({ target }) => {
          const chosenService = serviceIn(catalogue, target.value)
          if (chosenService)
            change({
              serviceCode: chosenService.serviceCode,
              planCode: planForUsers(chosenService.plans, {
                planCode: undefined,
                users: userCount,
                currency,
              }).planCode,
            })
        }}
      />
      <RadioCards
        legend={t('hub.plan')}
        hint={t('service.priceHint')}
        options={(service?.plans ?? []).map((plan) => ({
          value: plan.planCode,
          label: t('service.price', {
            plan: plan.planName,
            cycle: t(`cycle.${serviceInfo.paymentCycle}`),
            price: priceOf(plan),
          }),
          description: limitName(plan),
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
        error={isWrong ? t('service.usersWrong', { most: formatNumber(MAX_USERS) }) : fault?.text}
        rightSlot={<chakra.span px="3">{t('hub.usersUnit')}</chakra.span>}
        onChange={({ target }) => typeUsers(target.value)}
      />
      {fault?.fitting && (
        <Button
          variant="soft"
          alignSelf="flex-start"
          onClick={() => change({ planCode: fault.fitting!.planCode })}
        >
          {fault.offer}
        </Button>
      )}
      {quote && <QuoteLines quote={quote} />}
    </Stack>
  )
}

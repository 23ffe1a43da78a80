import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { PlanCode } from '#domain/plan/choices.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { planCodeOf, planPreview, plansOf } from '#domain/subscription/plan-change.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { usePlanTexts } from '#src/features/plan/texts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { PlanLines } from './PlanLines.tsx'
import { planDueText } from './plan-due-text.ts'
import { useSubscriptionEditTexts } from './texts.ts'
import { useSubscriptionUpdate } from './use-subscription-update.ts'
import { useTypedOver } from './use-typed-over.ts'

/** Another plan of the service, or other users, with the difference in price before it is pressed. */
export function PlanForm({ detail }: { detail: Output<'getSubscriptionDetail'> }) {
  const { t } = useSubscriptionEditTexts()
  const { t: plan } = usePlanTexts()
  const { t: subscription } = useSubscriptionTexts()
  const dialogs = useMachines().dialogs
  const {
    serviceInfo,
    contractInfo: { currency },
    subscriptionInfo: { subscriptionId, version },
  } = detail
  const plans = plansOf(detail)
  const current = plans.find(({ code }) => code === planCodeOf(detail))?.code ?? null
  const { values, isTyped, type, settle } = useTypedOver<{ planCode: PlanCode | null; users: string }>({
    planCode: current,
    users: String(serviceInfo.userCount),
  })
  const { planCode, users } = values
  const [tried, setTried] = useState(false)
  const { save, problem, isBusy } = useSubscriptionUpdate(t('plan.done'))
  useDirtyForm(isTyped, { worthAQuestion: false })
  const userCount = Number(users)
  const isCounted = isUserCount(userCount)
  const isSame = planCode === current && userCount === serviceInfo.userCount
  const preview =
    planCode && isCounted && !isSame
      ? planPreview(detail, { planCode, userCount }, portalClock.now())
      : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!preview || !planCode) return
    const isSure = await confirm(dialogs, {
      header: t('plan.ask.title'),
      message: t('plan.ask.text', {
        name: serviceInfo.serviceName,
        plan: plan(`name.${planCode}`),
        count: formatNumber(userCount),
        price: priceText(subscription, { ...detail.contractInfo, totalAmount: preview.total }),
        due: planDueText(t, preview, currency),
      }),
      acceptLabel: t('plan.submit'),
    })
    if (!isSure) return
    save(
      {
        subscriptionId,
        version,
        plan: { planCode, userCount, totalAmount: preview.total, dueAmount: preview.dueAmount },
      },
      () => {
        settle(values)
        setTried(false)
      },
    )
  }
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="5">
          <Heading level={2} size="md">
            {t('plan.title')}
          </Heading>
          <RadioCards
            legend={t('plan.legend')}
            columns={2}
            options={plans.map(({ code, price }) => ({
              value: code,
              label: plan(`name.${code}`),
              description: t('plan.price', { price: formatMoney(price[currency], currency) }),
            }))}
            value={planCode}
            onValueChange={(chosen) => type({ planCode: chosen })}
          />
          <TextField
            label={t('plan.users')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_USERS}
            value={users}
            onChange={({ target }) => type({ users: target.value })}
            error={!isCounted && t('plan.usersWrong')}
          />
          {preview && <PlanLines detail={detail} preview={preview} />}
          {tried && isSame && <Text role="alert">{t('plan.same')}</Text>}
          <ProblemNotice problem={problem} />
          <Button type="submit" size="lg" alignSelf="flex-end" loading={isBusy}>
            {t('plan.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

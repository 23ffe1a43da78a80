import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import '#src/i18n/areas/plan.ts'
import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import type { PlanCode } from '#domain/plan/choices.ts'
import { MOST_USERS } from '#domain/plan/choices.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { planCodeOf, planPreview, plansOf } from '#domain/subscription/plan-change.ts'
import { portalClock } from '#src/components/portal-clock.ts'
import { ProblemNotice } from '#src/components/ProblemNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { PlanLines } from './PlanLines.tsx'
import { useSubscriptionUpdate } from './use-subscription-update.ts'

/** Another plan of the service, or other users, with the difference in price before it is pressed. */
export function PlanForm({ detail }: { detail: Output<'getSubscriptionDetail'> }) {
  const { t } = useTranslation('subscriptionEdit')
  const { t: plan } = useTranslation('plan')
  const { serviceInfo, contractInfo: { currency }, subscriptionInfo: { subscriptionId, version } } = detail
  const plans = plansOf(detail)
  const current = plans.find(({ code }) => code === planCodeOf(detail))?.code ?? null
  const [planCode, setPlanCode] = useState<PlanCode | null>(current)
  const [users, setUsers] = useState(String(serviceInfo.userCount))
  const [tried, setTried] = useState(false)
  const [now] = useState(() => portalClock.now())
  const { save, problem, isBusy } = useSubscriptionUpdate(t('plan.done'))
  const userCount = Number(users)
  const isCounted = isUserCount(userCount)
  const isSame = planCode === current && userCount === serviceInfo.userCount
  const preview = planCode && isCounted && !isSame ? planPreview(detail, { planCode, userCount }, now) : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (preview && planCode) save({ subscriptionId, version, plan: { planCode, userCount, totalAmount: preview.total, dueAmount: preview.dueAmount } })
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Heading level={2} size="md">{t('plan.title')}</Heading>
          <RadioCards
            legend={t('plan.legend')}
            columns={2}
            options={plans.map(({ code, price }) => ({ value: code, label: plan(`name.${code}`), description: t('plan.price', { price: formatMoney(price[currency], currency) }) }))}
            value={planCode}
            onValueChange={setPlanCode}
          />
          <TextField
            label={t('plan.users')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_USERS}
            value={users}
            onChange={({ target }) => setUsers(target.value)}
            error={!isCounted && t('plan.usersWrong')}
          />
          {preview && <PlanLines detail={detail} preview={preview} />}
          {tried && isSame && <Text role="alert">{t('plan.same')}</Text>}
          <ProblemNotice problem={problem} />
          <Button type="submit" size="lg" alignSelf="flex-end" loading={isBusy}>{t('plan.submit')}</Button>
        </Stack>
      </form>
    </Card>
  )
}

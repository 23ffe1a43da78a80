import type { Output } from '#contract/operation.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { planOfCode } from '#domain/plan/catalogue.ts'
import { MAX_USERS } from '#domain/plan/choices.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { orderHeld, planCodeOf, planPreview, plansOf } from '#domain/subscription/plan-change.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useUserLimits } from '#src/features/plan/limit-texts.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { narrowFields } from './narrow-fields.ts'
import { PlanLines } from './PlanLines.tsx'
import { planDueText } from './plan-due-text.ts'
import { subscriptionOutdated, updateOf, updateSubscriptionMachine } from './subscription-update.ts'
import { useSubscriptionEditTexts } from './texts.ts'

type Values = { planCode: string | null; users: string }

/** Changes the plan or the number of users; shows the difference in price before it is confirmed. */
export function PlanForm({ detail }: { detail: Output<'getSubscriptionDetail'> }) {
  const { t } = useSubscriptionEditTexts()
  const catalogue = useCatalogue()
  const { t: subscription } = useSubscriptionTexts()
  const {
    serviceInfo,
    contractInfo: { currency },
  } = detail
  const plans = plansOf(catalogue, detail)
  const held = orderHeld(detail)
  const { limitName, limitFault } = useUserLimits()
  const currentPlanCode = planOfCode({ plans: [...plans] }, planCodeOf(detail))?.planCode ?? null
  const isSame = ({ planCode, users }: Values) =>
    planCode === currentPlanCode && Number(users) === serviceInfo.userCount
  const faultOf = ({ planCode, users }: Values) =>
    limitFault({
      plans,
      plan: planOfCode({ plans: [...plans] }, planCode ?? ''),
      users: Number(users),
      currency,
      held,
    })
  const previewOf = (values: Values) => {
    const { planCode, users } = values
    if (!planCode || !isUserCount(Number(users)) || isSame(values) || faultOf(values)) return undefined
    return planPreview(catalogue, detail, { planCode, userCount: Number(users) }, portalClock.now())
  }
  const form = useOperationForm<'updateSubscription', Values>(updateSubscriptionMachine, {
    fields: { planCode: currentPlanCode, users: String(serviceInfo.userCount) },
    mistakes: (values, { problem, sent }) => ({
      planCode: isSame(values) && t('plan.same'),
      users: isUserCount(Number(values.users))
        ? (faultOf(values)?.text ??
          (problem?.is('users.tooMany') &&
            sent.users === values.users &&
            sent.planCode === values.planCode &&
            problem.message))
        : t('plan.usersWrong'),
    }),
    input: (values) => {
      const [{ planCode, users }, found] = [values, previewOf(values)]
      if (!planCode || !found) return null
      const { total: totalAmount, dueAmount } = found
      return updateOf(detail, { plan: { planCode, userCount: Number(users), totalAmount, dueAmount } })
    },
    question: (values) => {
      const { planCode, users } = values
      const confirmedPreview = previewOf(values)!
      return {
        header: t('plan.ask.title'),
        message: t('plan.ask.text', {
          name: serviceInfo.serviceName,
          plan: planOfCode({ plans: [...plans] }, planCode!)!.planName,
          count: formatNumber(Number(users)),
          price: priceText(subscription, { ...detail.contractInfo, totalAmount: confirmedPreview.total }),
          due: planDueText(t, confirmedPreview, currency),
        }),
        acceptLabel: t('plan.submit'),
      }
    },
    done: () => t('plan.done'),
    outdated: subscriptionOutdated,
    worthAQuestion: false,
  })
  const preview = previewOf(form.values)
  const fault = faultOf(form.values)
  const planError = form.errorOf('planCode')
  return (
    <Card css={narrowFields}>
      <OperationForm
        form={form}
        submit={t('plan.submit')}
        button={{ size: 'lg', alignSelf: { mdDown: 'stretch', md: 'flex-start' } }}
      >
        <Heading level={2} size="md">
          {t('plan.title')}
        </Heading>
        <RadioCards
          legend={t('plan.legend')}
          columns={2}
          options={plans.map((plan) => ({
            value: plan.planCode,
            label: plan.planName,
            description: `${t('plan.price', { price: formatMoney(plan.price[currency], currency) })} · ${limitName(plan)}`,
          }))}
          {...form.choice('planCode')}
          error={undefined}
        />
        <TextField
          label={t('plan.users')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_USERS}
          {...form.field('users')}
          error={form.mistakes.users}
        />
        {fault?.fitting && (
          <Button
            variant="soft"
            alignSelf="flex-start"
            onClick={() => form.change({ planCode: fault.fitting!.planCode })}
          >
            {fault.offer}
          </Button>
        )}
        {preview && <PlanLines detail={detail} preview={preview} />}
        {planError && <Text role="alert">{planError}</Text>}
      </OperationForm>
    </Card>
  )
}

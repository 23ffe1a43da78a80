import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useQuestion } from '#src/components/dialog/use-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { chosenOption } from '#src/machines/subscription-cancel/cancel-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCancel } from './cancel-flow-context.ts'
import { dueKind, dueText } from './due-text.ts'
import { EstimateLines } from './EstimateLines.tsx'
import { useSubscriptionCancelTexts } from './texts.ts'

/**
 * The step of a cancellation with the choice of the last day, the amounts, and the button that requests the
 * cancellation.
 */
export function EndStep() {
  const { t } = useSubscriptionCancelTexts()
  const { snapshot, send } = useCancel()
  const [tried, setTried] = useState(false)
  const { estimate, before, endOption, problem } = snapshot.context
  const { serviceName, planName, subscriptionNo, currency, options } = estimate
  const chosenEnd = chosenOption(snapshot.context)
  const previousEnd = before && chosenOption({ estimate: before, endOption })
  const isBusy = snapshot.hasTag('busy')
  const isUnconfirmed = snapshot.matches('unconfirmed')
  const isComparing = snapshot.matches('comparing')
  const isConfirming = snapshot.matches('confirming')
  const isFixed = isBusy || isUnconfirmed || isComparing

  useQuestion(
    isConfirming,
    chosenEnd && {
      header: t(`form.ask.title.${chosenEnd.endOption}`),
      message: [
        t(`form.ask.text.${chosenEnd.endOption}`, {
          name: `${serviceName} ${planName}`,
          number: subscriptionNo,
          due: dueText(t, chosenEnd, currency),
          date: formatDate(chosenEnd.lastDate),
        }),
        chosenEnd.endOption === 'TODAY' && estimate.chargingYn === 'Y' && t('form.charging'),
      ]
        .filter(Boolean)
        .join('\n'),
      acceptLabel: t(`form.submit.${chosenEnd.endOption}`),
      rejectLabel: t('form.reconsider'),
      isFinal: chosenEnd.endOption === 'TODAY',
    },
    (isAccepted) => send({ type: isAccepted ? 'ending.confirmed' : 'ending.reconsidered' }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    send({ type: isUnconfirmed ? 'ending.retried' : 'ending.requested' })
  }
  const isChanged = isComparing || (isConfirming && before !== undefined)
  const label = isUnconfirmed
    ? t('form.retry')
    : isChanged
      ? t('form.confirm')
      : endOption
        ? t(`form.submit.${endOption}`)
        : t('form.submitNone')

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="6">
        <Stack gap="1">
          <ScreenTitle>{t('form.title')}</ScreenTitle>
          <Text tone="muted">{t('form.lead', { name: `${serviceName} ${planName}` })}</Text>
          <Text size="sm" tone="muted" numeric>
            {subscriptionNo}
          </Text>
        </Stack>
        <RadioCards
          legend={t('form.legend')}
          options={options.map((option) => ({
            value: option.endOption,
            label: t(`form.option.${option.endOption}`),
            description: (
              <>
                <chakra.strong
                  display="block"
                  my="1"
                  fontSize="2xl"
                  color="fg"
                  lineHeight="heading"
                  textStyle="tabular"
                >
                  {dueText(t, { ...option, setOffAmount: 0 }, currency)}
                </chakra.strong>
                {[
                  option.endOption === 'TODAY'
                    ? t('form.atOnce')
                    : t('form.until', { date: formatDate(option.lastDate) }),
                  option.fullRefundUntil &&
                    t('form.fullRefund', { date: formatDate(option.fullRefundUntil) }),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </>
            ),
            disabled: isFixed,
          }))}
          value={endOption ?? null}
          onValueChange={(value) => send({ type: 'end.chosen', endOption: value })}
          error={tried && !chosenEnd && t('form.missing')}
        />
        <NextSteps
          title={t('reason.consequences')}
          steps={[t('reason.service'), t('reason.bills'), t('form.again')]}
        />
        {chosenEnd && <EstimateLines option={chosenEnd} estimate={estimate} />}
        {isChanged && previousEnd && chosenEnd && (
          <Notice status="warning" role="alert" title={t('form.changed')}>
            <p>
              {t('form.changedText', {
                before: dueText(t, previousEnd, currency),
                now: dueText(t, chosenEnd, currency),
              })}
            </p>
          </Notice>
        )}
        <ProblemNotice problem={problem}>{isUnconfirmed && <p>{t('form.unconfirmed')}</p>}</ProblemNotice>
      </Stack>
      <BottomActions flexWrap="wrap">
        {/* The sum is visible next to the button, even if the lines above are not. */}
        {chosenEnd && (
          <chakra.p
            display={{ base: 'flex', md: 'none' }}
            flexBasis="full"
            justifyContent="space-between"
            alignItems="baseline"
            gap="2"
          >
            <chakra.span fontSize="sm" color="fg.muted">
              {t(`form.total.${dueKind(chosenEnd)}`)}
            </chakra.span>
            <chakra.strong fontSize="xl" textStyle="tabular">
              {chosenEnd.endOption === 'TODAY'
                ? formatMoney(Math.abs(chosenEnd.dueAmount), currency)
                : dueText(t, chosenEnd, currency)}
            </chakra.strong>
          </chakra.p>
        )}
        {isComparing ? (
          <Button variant="outline" size="lg" onClick={() => send({ type: 'ending.reconsidered' })}>
            {t('form.reconsider')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="lg"
            aria-disabled={isFixed || undefined}
            onClick={() => send({ type: 'step.requested', step: 'reason' })}
          >
            {t('form.previous')}
          </Button>
        )}
        <Button type="submit" variant="danger" size="lg" loading={isBusy}>
          {label}
        </Button>
      </BottomActions>
    </form>
  )
}

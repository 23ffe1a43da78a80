import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import '#src/i18n/areas/subscriptionCancel.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { chosenOption } from '#src/machines/subscription-cancel/cancel-context.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCancel } from './cancel-flow-context.ts'
import { dueText } from './due-text.ts'
import { EstimateLines } from './EstimateLines.tsx'

/** When it ends, what that comes to, and the end itself. */
export function EndStep() {
  const { t } = useTranslation('subscriptionCancel')
  const { snapshot, send } = useCancel()
  const [tried, setTried] = useState(false)
  const { estimate, before, endOption, problem } = snapshot.context
  const { serviceName, planName, subscriptionNo, currency, options } = estimate
  const chosen = chosenOption(snapshot.context)
  const earlier = before && chosenOption({ estimate: before, endOption })
  const isBusy = snapshot.hasTag('busy')
  const isUnconfirmed = snapshot.matches('unconfirmed')
  const isComparing = snapshot.matches('comparing')
  const isFixed = isBusy || isUnconfirmed || isComparing

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    send({ type: isUnconfirmed ? 'ending.retried' : isComparing ? 'ending.confirmed' : 'ending.requested' })
  }
  const label = isUnconfirmed
    ? t('form.retry')
    : isComparing
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
            description: [
              t('form.until', { date: formatDate(option.lastDate) }),
              dueText(t, option, currency),
              option.fullRefundUntil && t('form.fullRefund', { date: formatDate(option.fullRefundUntil) }),
            ]
              .filter(Boolean)
              .join(' '),
            disabled: isFixed,
          }))}
          value={endOption ?? null}
          onValueChange={(value) => send({ type: 'end.chosen', endOption: value })}
          error={tried && !chosen && t('form.missing')}
        />
        {chosen && <EstimateLines option={chosen} estimate={estimate} />}
        {isComparing && earlier && chosen && (
          <Notice status="warning" role="alert" title={t('form.changed')}>
            <p>
              {t('form.changedText', {
                before: dueText(t, earlier, currency),
                now: dueText(t, chosen, currency),
              })}
            </p>
          </Notice>
        )}
        <ProblemNotice problem={problem}>{isUnconfirmed && <p>{t('form.unconfirmed')}</p>}</ProblemNotice>
      </Stack>
      <BottomActions>
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

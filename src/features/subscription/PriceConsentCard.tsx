import { HStack, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { addDays, daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionTexts } from './texts.ts'

const answerMachine = submissionMachine('answerPriceConsent')
const tones = { ASKED: 'warning', REMINDED: 'warning', AGREED: 'success', REFUSED: 'danger' } as const
type Standing = keyof typeof tones
const isStanding = (state: string): state is Standing => state in tones

/**
 * The price increase of a subscription: the old and the new price, the day, the payment method, the consequence of
 * each answer, and both answers with equal emphasis (Act on Consumer Protection in Electronic Commerce, articles
 * 13(6) and 21-2).
 */
export function PriceConsentCard({ consent }: { consent: Schema<'PriceConsent'> }) {
  const { t } = useSubscriptionTexts()
  const mayManage = useMayManage()
  const { problem, busy, submit } = useOperation(answerMachine, {
    done: ({ consentState }) => t(consentState === 'AGREED' ? 'price.agreed' : 'price.refused'),
    outdated: ['priceConsent.changed', 'priceConsent.settled', 'priceConsent.missing'],
  })
  const { consentId, version, consentState, serviceName, planName, currency, risesOn } = consent
  if (!isStanding(consentState)) return null
  const [day, lastDay] = [formatDate(risesOn), formatDate(addDays(risesOn, -1))]
  const cycle = t(`cycle.${consent.paymentCycle}`)
  const [before, after] = [
    t('perCycle', { amount: formatMoney(consent.amountBefore, currency), cycle }),
    t('perCycle', { amount: formatMoney(consent.amountAfter, currency), cycle }),
  ]
  const days = daysBetween(kstDate(portalClock.now()), risesOn)
  const name = `${serviceName} ${planName}`
  const refuseLabel = t(consentState === 'AGREED' ? 'price.takeBack' : 'price.refuse')
  const agree = () =>
    submit(
      { consentId, version, answer: 'AGREE' },
      {
        header: t('price.agreeQuestion'),
        message: t('price.agreeEffect', { name, day, after, lastDay }),
        acceptLabel: t('price.agree'),
        rejectLabel: t('price.back'),
      },
    )
  const refuse = () =>
    submit(
      { consentId, version, answer: 'REFUSE' },
      {
        header: t(consentState === 'AGREED' ? 'price.takeBackQuestion' : 'price.refuseQuestion'),
        message: t('price.refuseEffect', { name, lastDay }),
        acceptLabel: refuseLabel,
        rejectLabel: t('price.back'),
      },
    )
  return (
    <Card role="region" aria-label={t('price.title', { name })} data-print="hidden">
      <Stack gap="4">
        <HStack gap="2" flexWrap="wrap">
          <Heading level={2} size="md">
            {t('price.title', { name })}
          </Heading>
          <Badge tone={tones[consentState]}>{t(`price.state.${consentState}`)}</Badge>
        </HStack>
        <DataList
          items={[
            { key: 'before', term: t('price.before'), value: before, numeric: true },
            { key: 'after', term: t('price.after'), value: after, numeric: true },
            { key: 'day', term: t('price.day'), value: t('price.dayIn', { day, days }), numeric: true },
            { key: 'method', term: t('price.method'), value: consent.paymentMethodName },
          ]}
        />
        <Text tone="muted">{t(`price.text.${consentState}`, { day, lastDay })}</Text>
        {mayManage ? (
          <>
            <ProblemNotice problem={problem} />
            <HStack gap="2" flexWrap="wrap">
              {consentState !== 'AGREED' && (
                <Button variant="outline" loading={busy} onClick={agree}>
                  {t('price.agree')}
                </Button>
              )}
              {consentState !== 'REFUSED' && (
                <Button variant="outline" loading={busy} onClick={refuse}>
                  {refuseLabel}
                </Button>
              )}
            </HStack>
          </>
        ) : (
          <Text tone="muted" size="sm">
            {t('price.byManagers')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

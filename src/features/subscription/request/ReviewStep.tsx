import { chakra, Stack } from '@chakra-ui/react'
import { formSteps } from '#domain/subscription/fields.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { KnownNotice } from './KnownNotice.tsx'
import { PricedActions } from './PricedActions.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { useRequestForm } from './request-form-context.ts'
import { useReviewItems } from './review-items.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'
import { useWithdrawalConsent } from './use-withdrawal-consent.ts'
import { WithdrawalConsent } from './WithdrawalConsent.tsx'

// On wide windows the price is next to the values, so that the consent is seen without scrolling.
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' },
    gridTemplateRows: { xl: 'auto 1fr' },
    gridTemplateAreas: { base: '"values" "price" "consent"', xl: '"values price" "consent price"' },
    columnGap: '8',
  },
})
const PricePart = chakra('div', {
  base: {
    gridArea: 'price',
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    xl: { bg: 'bg.subtle', rounded: 'lg', p: '5' },
    xlDown: { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border', pt: '4' },
  },
})

/** All values of the request before it is sent, the price line by line, and the consent next to the buttons. */
export function ReviewStep() {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const { secrets } = useRequestForm()
  const { problem, quote, unsure, form } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isOutcomeUnknown = snapshot.matches({ wizard: 'outcomeUnknown' })
  const isUnsure = unsure && snapshot.matches({ wizard: 'reviewing' })
  const itemsOf = useReviewItems({ form, secrets })
  const payment = chosenPayment(snapshot.context)
  const code = payment?.paymentMethod.paymentMethodCode ?? form.paymentMethodCode
  const consent = useWithdrawalConsent(code, payment?.profileId ?? `typed ${code}`)
  const confirm = () => {
    if (consent.isGiven())
      send({ type: 'request.confirmed', secrets, withdrawAgreeYn: consent.withdrawAgreeYn })
  }
  return (
    <>
      <Stack gap="5">
        <ScreenTitle>{t('review.title')}</ScreenTitle>
        <Parts>
          <chakra.div gridArea="values">
            {formSteps.map((step) => (
              <ReviewSection
                key={step}
                step={step}
                items={itemsOf(step)}
                isClosed={isBusy || isOutcomeUnknown}
                onChange={() => send({ type: 'step.requested', step })}
              />
            ))}
          </chakra.div>
          <PricePart>
            {quote && (
              <section>
                <Heading level={2} size="md" mb="3">
                  {t('quote.title')}
                </Heading>
                <QuoteLines quote={quote} hasTotal={false} />
              </section>
            )}
            <Text size="sm" tone="muted">
              {t('review.next')}
            </Text>
          </PricePart>
          {consent.box && (
            <chakra.div
              gridArea="consent"
              borderTopWidth="1px"
              borderTopStyle="solid"
              borderColor="border"
              pt="4"
            >
              <WithdrawalConsent {...consent.box} currency={form.serviceInfo.currency} />
            </chakra.div>
          )}
        </Parts>
        {isOutcomeUnknown && (
          <Notice status="warning" role="alert" title={t('review.outcomeUnknownTitle')}>
            {t('review.outcomeUnknownText')}
          </Notice>
        )}
        {isUnsure && (
          <Notice status="warning" role="alert" title={t('review.unsureTitle')}>
            {t('review.unsureText')}
          </Notice>
        )}
        {!isOutcomeUnknown && !isUnsure && <ProblemNotice problem={problem} />}
        {problem?.is('password.unconfirmed') && <KnownNotice returnTo="/subscription" />}
      </Stack>
      <PricedActions price={quote}>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || isOutcomeUnknown || undefined}
          onClick={() => send({ type: 'step.requested', step: 'payment' })}
        >
          {t('previous')}
        </Button>
        {isOutcomeUnknown ? (
          <Button size="lg" onClick={() => send({ type: 'outcome.checked' })}>
            {t('review.check')}
          </Button>
        ) : (
          <Button size="lg" loading={isBusy} onClick={confirm}>
            {t(isUnsure ? 'review.submitAgain' : 'review.submit')}
          </Button>
        )}
      </PricedActions>
    </>
  )
}

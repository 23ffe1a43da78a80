import { chakra, Stack } from '@chakra-ui/react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useUserLimits } from '#src/features/plan/limit-texts.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import type { Quote, RequestDefaults } from '#src/machines/subscription-request/request-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { DraftList } from './DraftList.tsx'
import { AlreadySubscribed } from './HadAlready.tsx'
import { KnownNotice } from './KnownNotice.tsx'
import { searchOf } from './order.ts'
import { PlanPicker } from './PlanPicker.tsx'
import { PricedActions } from './PricedActions.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { shownQuote } from './shown-quote.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = { search: PlanSearch; quote: Quote; desk: PagePart<RequestDefaults> }

/** The first page of a request: earlier drafts, the price calculator, and waiting requests. */
export function SubscriptionHub({ search, quote, desk }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const catalogue = useCatalogue()
  useRedirectReason(search)
  const { info } = useSession()
  const href = useLocation({ select: (location) => location.href })
  const { serviceInfo } = quote
  const { limitFault } = useUserLimits()
  const isTriable = typeof serviceIn(catalogue, serviceInfo.serviceCode)?.trialDays === 'number'
  const { requests = [], current = [] } = usePart(desk) ?? {}
  // No trial is offered for a service that the company already subscribes to.
  const isAlreadySubscribed = current.some(({ serviceCode }) => serviceCode === serviceInfo.serviceCode)
  // The latest typed number of users is used, even before its price is calculated.
  const [typed, setTyped] = useState({ before: 0, users: 0 })
  const userCount = typed.before === serviceInfo.userCount ? typed.users : serviceInfo.userCount
  const [wrong, setWrong] = useState(false)
  const usersField = useRef<HTMLInputElement>(null)
  const { planCode, currency } = serviceInfo
  const service = serviceIn(catalogue, serviceInfo.serviceCode)
  const fault =
    service &&
    limitFault({ plans: service.plans, plan: planOfCode(service, planCode), users: userCount, currency })
  return (
    <>
      <Stack gap="1">
        <BackLink to="/my/subscription">{t('hub.back')}</BackLink>
        <ScreenTitle>{t('title')}</ScreenTitle>
      </Stack>
      <Part of={desk} name={t('hub.desk')}>
        {({ drafts }) => <DraftList drafts={drafts} />}
      </Part>
      {info?.subscribeYn === 'Y' && <KnownNotice returnTo={href} />}
      <Card padding="lg">
        <Heading level={2} size="md" mb="4">
          {t('hub.choose')}
        </Heading>
        <PlanPicker
          order={serviceInfo}
          fault={fault?.text}
          onUsers={(users) => setTyped({ before: serviceInfo.userCount, users })}
          field={usersField}
          wrong={wrong}
          onWrong={setWrong}
        >
          <div>
            <AlreadySubscribed current={current} serviceCode={serviceInfo.serviceCode} />
            {isTriable && !isAlreadySubscribed && (
              <TextLink asChild standalone>
                <Link to="/trial" search={{ service: serviceInfo.serviceCode }}>
                  {t('hub.trial')}
                </Link>
              </TextLink>
            )}
          </div>
        </PlanPicker>
        <Heading level={2} size="md" mt="8" mb="4">
          {t('quote.title')}
        </Heading>
        <QuoteLines quote={quote} />
        <PricedActions price={shownQuote(catalogue, { ...serviceInfo, userCount }) ?? quote}>
          {fault ? (
            fault.fitting && (
              <ButtonLink asChild size="lg">
                <Link
                  to="/subscription"
                  search={searchOf({ ...serviceInfo, userCount, planCode: fault.fitting.planCode })}
                  replace
                  resetScroll={false}
                >
                  {fault.offer}
                </Link>
              </ButtonLink>
            )
          ) : (
            <ButtonLink asChild size="lg">
              <Link
                to="/subscription/terms"
                search={searchOf({ ...serviceInfo, userCount })}
                state={{ subscription: 'step' }}
                // A number that cannot be requested must be corrected first, since the shown price belongs to
                // the number before it.
                onClick={(event) => {
                  const field = usersField.current
                  if (!field || isUserCount(Number(field.value))) return
                  event.preventDefault()
                  setWrong(true)
                  field.focus()
                }}
              >
                {t('hub.start')}
              </Link>
            </ButtonLink>
          )}
        </PricedActions>
      </Card>
      <WaitingRequests requests={requests} />
    </>
  )
}

function WaitingRequests({ requests }: { requests: RequestDefaults['requests'] }) {
  const { t } = useSubscriptionRequestTexts()
  const { t: subscriptionText } = useSubscriptionTexts()
  if (requests.length === 0) return null
  return (
    <Card>
      <Heading level={2} size="md" mb="1">
        {t('hub.requests')}
      </Heading>
      <Text size="sm" tone="muted" mb="3">
        {t('hub.requestsText')}
      </Text>
      <Stack as="ul" gap="3" mb="2" listStyleType="none">
        {requests.map((request) => (
          <li key={request.subscriptionId}>
            <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" columnGap="4">
              <chakra.span fontWeight="medium">{`${request.serviceName} ${request.planName}`}</chakra.span>
              <chakra.span textStyle="tabular">{priceText(subscriptionText, request)}</chakra.span>
            </chakra.div>
            <Text size="sm" tone="muted" numeric>
              {t('hub.requested', { no: request.subscriptionNo, date: formatDate(request.requestedAt) })}
            </Text>
          </li>
        ))}
      </Stack>
      <TextLink asChild standalone>
        <Link to="/my/subscription" search={{ subscriptionState: 'REQUESTED' }}>
          {t('hub.see')}
        </Link>
      </TextLink>
    </Card>
  )
}

/** Shows once the reason why the person was redirected here. */
function useRedirectReason(search: PlanSearch): void {
  const { t } = useSubscriptionRequestTexts()
  const navigate = useNavigate()
  const why = useLocation({ select: ({ state }) => state.subscription })
  const messageId = useRef<string>(undefined)
  useEffect(() => () => void (messageId.current && toaster.close(messageId.current)), [])
  useEffect(() => {
    if (why !== 'sentBack' && why !== 'lost') return
    messageId.current = toaster.show({ message: t(why), severity: 'warning' })
    void navigate({ to: '/subscription', search, state: {}, replace: true })
  }, [why, t, navigate, search])
}

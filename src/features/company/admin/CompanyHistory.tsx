import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx'
import { SectionPager, type SectionSearch } from './SectionPager.tsx'
import { useSectionTexts } from './sections-texts.ts'

type Event = Schema<'AdminCompanyEvent'>
type Props = { companyId: string; page: Schema<'AdminCompanyEventPage'>; search: SectionSearch }

const tones: Record<Event['eventKind'], NonNullable<TimelineItem['tone']>> = {
  SUBSCRIPTION_REQUESTED: 'info',
  CANCELLATION_REQUESTED: 'warning',
  PAYMENT_PAID: 'success',
  PAYMENT_FAILED: 'danger',
  REFUNDED: 'warning',
  COMPANY_CORRECTED: 'neutral',
  COMPANY_MERGED: 'neutral',
  ACCOUNT_CLOSED: 'danger',
  ACCOUNT_OPENED: 'neutral',
}

/** The history of a company, newest first, with a link to the object of each event. */
export function CompanyHistory({ companyId, page: { list, total, nextCursor }, search }: Props) {
  const { t } = useSectionTexts()
  const items = list.map((event): TimelineItem => {
    const { eventId, eventKind, occurredAt, amount, currency, memberId, personName } = event
    const service = [event.serviceName, event.planName].filter(Boolean).join(' ')
    const title = t(`events.kind.${eventKind}`, {
      service,
      name: personName ?? t('events.left'),
      amount: amount !== null && currency !== null ? formatMoney(amount, currency) : undefined,
    })
    // The name of the person of an account is in the title, and the service of a request as well.
    const about = amount !== null ? service : memberId === null ? personName : undefined
    return {
      key: `${eventKind}-${eventId}`,
      tone: tones[eventKind],
      title: <EventLink event={event}>{title}</EventLink>,
      description: [formatDateTime(occurredAt), about].filter(Boolean).join(' · '),
    }
  })
  return (
    <ListSection
      id="events"
      title={t('events.title')}
      count={total}
      folds={search.section === 'EVENTS' ? 'OPEN' : true}
    >
      <Timeline label={t('events.title')} items={items} />
      <SectionPager of="EVENTS" about={{ companyId }} search={search} nextCursor={nextCursor} hash="events" />
    </ListSection>
  )
}

const EventTitle = chakra('a', {
  base: { color: 'fg', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
})

function EventLink({
  event: { subscriptionId, billId, memberId },
  children,
}: {
  event: Event
  children: ReactNode
}) {
  if (billId !== null)
    return (
      <EventTitle asChild>
        <Link to="/admin/bill/detail" search={{ billId }}>
          {children}
        </Link>
      </EventTitle>
    )
  if (subscriptionId !== null)
    return (
      <EventTitle asChild>
        <Link to="/admin/subscription/detail" search={{ subscriptionId }}>
          {children}
        </Link>
      </EventTitle>
    )
  if (memberId !== null)
    return (
      <EventTitle asChild>
        <Link to="/admin/company/member/detail" search={{ memberId }}>
          {children}
        </Link>
      </EventTitle>
    )
  return children
}

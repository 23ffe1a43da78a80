import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { todayLink } from './TodayCard.tsx'

type Work = Schema<'AdminWork'>

/** Where each kind of work is done: the list of what waits. Counsels have a list for each day. */
const links: Record<Work['workKind'], (name: string, work: Work) => ReactElement> = {
  SUBSCRIPTION_REQUEST: (name) => (
    <Link to="/admin/subscription" search={{ subscriptionState: 'REQUESTED' }}>
      {name}
    </Link>
  ),
  LATE_BILL: (name) => (
    <Link to="/admin/bill" search={{ billState: 'LATE' }}>
      {name}
    </Link>
  ),
  REFUND: (name) => (
    <Link to="/admin/bill" search={{ waitingFor: 'REFUND' }}>
      {name}
    </Link>
  ),
  TAX_INVOICE: (name) => (
    <Link to="/admin/bill" search={{ waitingFor: 'TAX_INVOICE' }}>
      {name}
    </Link>
  ),
  INQUIRY: (name) => <Link to="/admin/inquiry">{name}</Link>,
  COUNSEL_RECORD: (name, { waitingSince }) => (
    <Link to="/admin/counsel" search={{ date: kstDate(new Date(waitingSince)) }}>
      {name}
    </Link>
  ),
  ACCESS_REQUEST: (name) => <Link to="/admin/approval">{name}</Link>,
  ABNORMAL: (name) => (
    <Link to="/admin/abnormal" search={{ abnormalState: 'OPEN' }}>
      {name}
    </Link>
  ),
  ABNORMAL_REVIEW: (name) => (
    <Link to="/admin/abnormal" search={{ abnormalState: 'REVIEW' }}>
      {name}
    </Link>
  ),
}

const Kinds = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
    gap: '3',
    '& > li': { minWidth: '0' },
    '& a': todayLink,
  },
})

/** What waits for a member in the admin area: how much of each kind, and since when the first of it does. */
export function WorkCard({ list }: { list: readonly Work[] }) {
  const { t } = useAdminTexts()
  return (
    <Card aria-labelledby="work">
      <Heading level={2} size="sm" id="work" mb="3">
        {t('home.work.title')}
      </Heading>
      {list.length === 0 ? (
        <Text tone="muted">{t('home.work.none')}</Text>
      ) : (
        <Kinds>
          {list.map((work) => (
            <li key={work.workKind}>
              {links[work.workKind](t(`home.work.kind.${work.workKind}`), work)}
              <Text numeric>
                <strong>{t('home.count', { count: work.count })}</strong>{' '}
                <Text as="span" size="sm" tone="muted">
                  {t('home.work.since', { waits: waitsText(t, work.waitingSince) })}
                </Text>
              </Text>
            </li>
          ))}
        </Kinds>
      )}
    </Card>
  )
}

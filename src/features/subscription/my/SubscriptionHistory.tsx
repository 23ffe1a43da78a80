import type { Output, Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx'
import { type HistoryEntry, historyOf } from './history.ts'
import { useSubscriptionEditTexts } from './texts.ts'

const tones: Partial<Record<HistoryEntry['kind'], TimelineItem['tone']>> = {
  now: 'now',
  owing: 'danger',
  failed: 'danger',
  late: 'danger',
  paid: 'success',
  started: 'success',
  rejected: 'danger',
}

type Props = { detail: Schema<'SubscriptionDetail'>; bills: PagePart<Output<'listBills'>> }

/** The history of a subscription, the next payment at the top. */
export function SubscriptionHistory({ detail, bills }: Props) {
  const { t } = useSubscriptionEditTexts()
  const loadedBills = usePart(bills)
  const today = kstDate(portalClock.now())
  return (
    <Card aria-labelledby="history">
      <Heading level={2} size="md" id="history" mb="4">
        {t('history.title')}
      </Heading>
      <Timeline
        label={t('history.title')}
        items={historyOf(detail, loadedBills, today).map(({ kind, date, money }, index) => ({
          key: String(index),
          title: t(`history.${kind}`, { amount: money && formatMoney(money.amount, money.currency) }),
          description: formatDate(date),
          tone: tones[kind] ?? 'neutral',
          current: kind === 'now' || kind === 'owing',
        }))}
      />
    </Card>
  )
}

import { Stack } from '@chakra-ui/react'
import type { PaymentCode } from '#domain/bill/bill.ts'
import { type BillRules, type BillStep, billDays } from '#domain/bill/rules.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { faultOf, type RulesValues, rulesOf } from './rules-values.ts'
import { useBillRulesTexts } from './texts.ts'

/**
 * The dates of a bill that is issued today and never paid, under the typed rules: once for a bill that is charged,
 * once for one that is paid by transfer.
 */
export function RulesPreview({ values }: { values: RulesValues }) {
  const { t } = useBillRulesTexts()
  const rules = rulesOf(values)
  const isWrong = faultOf(values) !== undefined
  return (
    <Card aria-labelledby="rules-preview" position={{ lg: 'sticky' }} top={{ lg: '4' }}>
      <Stack gap="4">
        <Heading level={2} size="md" id="rules-preview">
          {t('preview.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t(isWrong ? 'preview.wrong' : 'preview.lead')}
        </Text>
        {!isWrong && <Days rules={rules} code="C" name={t('preview.charged')} />}
        {!isWrong && <Days rules={rules} code="G" name={t('preview.transferred')} />}
      </Stack>
    </Card>
  )
}

function Days({ rules, code, name }: { rules: BillRules; code: PaymentCode; name: string }) {
  const { t } = useBillRulesTexts()
  const today = kstDate(portalClock.now())
  const { retryOn, remindOn, dueDate, lateOn, pastDueOn, lastNoticeOn, endsOn } = billDays(rules, code, today)
  const by = (step: BillStep) => t(`preview.by.${channelsOf(rules, step)}`)
  const days = [
    {
      key: 'bill',
      by: by('issued'),
      term: t(code === 'G' ? 'preview.billDateTransfer' : 'preview.billDate'),
      date: today,
    },
    ...retryOn.map((date, place) => ({
      key: date,
      by: by('failed'),
      term: t('preview.retry', { number: place + 1 }),
      date,
    })),
    ...(remindOn === null
      ? []
      : [{ key: 'remind', by: by('reminder'), term: t('preview.remind'), date: remindOn }]),
    { key: 'due', by: undefined, term: t('preview.due'), date: dueDate },
    { key: 'late', by: by('late'), term: t('preview.late'), date: lateOn },
    {
      key: 'pastDue',
      by: pastDueOn === null ? undefined : by('pastDue'),
      term: t('preview.pastDue'),
      date: pastDueOn,
    },
    ...(lastNoticeOn === null
      ? []
      : [{ key: 'lastNotice', by: by('ending'), term: t('preview.lastNotice'), date: lastNoticeOn }]),
    ...(endsOn === null ? [] : [{ key: 'ends', by: by('ended'), term: t('preview.ends'), date: endsOn }]),
  ]
  return (
    <Stack gap="2">
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <DataList
        items={days
          .toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
          .map(({ key, term, date, by }) => ({
            key,
            term,
            value: <DateWithChannels date={date} by={by} />,
            numeric: true,
          }))}
      />
    </Stack>
  )
}

/** A date, with the channels by which the member is notified on that date. */
function DateWithChannels({ date, by }: { date: string | null; by: string | undefined }) {
  const { t } = useBillRulesTexts()
  const day = date === null ? t('preview.pastDueNever') : formatDate(date)
  return by === undefined ? day : <TwoLines first={day} second={by} />
}

function channelsOf({ channels }: BillRules, step: BillStep): 'none' | 'mail' | 'phone' | 'both' {
  const { mailYn, phoneYn } = channels[step]
  if (mailYn === 'Y') return phoneYn === 'Y' ? 'both' : 'mail'
  return phoneYn === 'Y' ? 'phone' : 'none'
}

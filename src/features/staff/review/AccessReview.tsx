import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { koreanMonth } from '#domain/dates.ts'
import { monthAfter, reviewMonthOf } from '#domain/staff/review-month.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Openings } from './Openings.tsx'
import { SignReview } from './SignReview.tsx'
import { useReviewTexts } from './texts.ts'

type Person = Schema<'ReviewedPerson'>
/** The number of months for which records are retained: two years. */
const MONTHS = 24
const SHOWN_ACTIONS = 3

/** The records that each member of the staff saw in a month, and the sign-off of the month. */
export function AccessReview({ review }: { review: Schema<'AccessReview'> }) {
  const { t } = useReviewTexts()
  const navigate = useNavigate()
  const now = reviewMonthOf(portalClock.now())
  const months = Array.from({ length: MONTHS }, (_, ago) => monthAfter(now, -ago))
  const monthsWithShown = months.includes(review.month) ? months : [review.month, ...months]
  const columns: DataColumn<Person>[] = [
    { key: 'name', header: t('field.name'), primary: true, cell: ({ name }) => name ?? t('gone') },
    {
      key: 'reads',
      header: t('field.reads'),
      numeric: true,
      cell: ({ reads }) => t('count', { count: reads }),
    },
    {
      key: 'changes',
      header: t('field.changes'),
      numeric: true,
      cell: ({ changes }) => t('count', { count: changes }),
    },
    {
      key: 'subjects',
      header: t('field.subjects'),
      numeric: true,
      cell: ({ subjects }) => t('count', { count: subjects }),
    },
    {
      key: 'offHours',
      header: t('field.offHours'),
      numeric: true,
      cell: ({ offHours }) => t('count', { count: offHours }),
    },
    {
      key: 'actions',
      header: t('field.actions'),
      fills: true,
      cell: ({ actions }) =>
        actions
          .slice(0, SHOWN_ACTIONS)
          .map((action) => t('action', action))
          .join(', '),
    },
  ]
  return (
    <Stack gap="6">
      <Stack gap="3">
        <AdminTitle title={t('title')}>
          <Select
            label={t('month')}
            labelHidden
            fits
            value={review.month}
            onChange={({ target }) => void navigate({ to: '/admin/review', search: { month: target.value } })}
            options={monthsWithShown.map((value) => ({
              value,
              label: t('monthOf', { year: value.slice(0, 4), month: koreanMonth(Number(value.slice(5))) }),
            }))}
          />
        </AdminTitle>
        <Heading level={2} size="md">
          {t('people')}
        </Heading>
        {review.people.length === 0 ? (
          <EmptySection art="record" title={t('empty')} description={t('emptyText')} />
        ) : (
          <DataTable
            caption={t('people')}
            columns={columns}
            rows={review.people}
            rowKey={({ memberId }) => memberId}
          />
        )}
      </Stack>
      <Openings people={review.people} />
      <SignReview review={review} />
    </Stack>
  )
}

import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import type { BillWait } from '#domain/bill/waits.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { AdminBillTable } from './AdminBillTable.tsx'
import { BillRun } from './BillRun.tsx'
import { MonthChoice } from './MonthChoice.tsx'
import { useBillAdminTexts } from './texts.ts'
import { WaitChoice } from './WaitChoice.tsx'

const ADDRESS = '/admin/bill'
const ALL = 'ALL'

type Search = {
  billState?: BillState
  period?: string
  waitingFor?: BillWait
  search?: SearchWords
  cursor?: string
}

/** All bills, the latest first. State, month, manual work, search and page are in the address. */
export function AdminBillList({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminBillPage'>
  search: Search
}) {
  const { t } = useBillAdminTexts()
  const { t: admin } = useAdminTexts()
  const { t: texts } = useBillTexts()
  const navigate = useNavigate()
  const { list, sums, nextCursor } = page
  const { cursor, ...filter } = searchParams
  const { billState, period, waitingFor, search } = filter
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const show = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('search')}
          value={wordsOf(search)}
          hidden={{ billState, period, waitingFor }}
          onSearch={(words) => show({ search: words })}
        />
        <MonthChoice period={period} onChoose={(chosen) => show({ period: chosen })} />
        <WaitChoice waitingFor={waitingFor} onChoose={(chosen) => show({ waitingFor: chosen })} />
        <FilterChips
          label={admin('list.filter')}
          current={billState ?? ALL}
          items={[ALL, ...billStateNames].map((key) => ({
            key,
            label: key === ALL ? admin('list.all') : texts(`state.${key as BillState}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ ...filter, billState: billStateNames.find((state) => state === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <EmptyState
            title={isFiltered ? texts('emptyFilter') : t('empty')}
            description={isFiltered ? texts('emptyFilterText') : t('emptyText')}
            action={
              isFiltered && (
                <ButtonLink asChild variant="outline">
                  <Link to={ADDRESS}>{admin('list.showAll')}</Link>
                </ButtonLink>
              )
            }
          />
        </Card>
      ) : (
        <>
          <ListTotal page={page}>
            <Text size="sm" tone="muted" numeric flex="1">
              {sums.map((sum) => sumText(texts, sum)).join(' · ')}
            </Text>
          </ListTotal>
          <AdminBillTable rows={list} />
        </>
      )}
      <AdminPager to={ADDRESS} filter={filter} cursor={cursor} nextCursor={nextCursor} />
      <BillRun />
    </Stack>
  )
}

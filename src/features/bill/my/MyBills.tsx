import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { type BillState, billStateNames } from '#domain/bill/state-names.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { sumText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { BillChart } from './BillChart.tsx'
import { BillFilter } from './BillFilter.tsx'
import { BillTable } from './BillTable.tsx'
import type { BillSearch } from './bill-search.ts'
import { ExportBills } from './ExportBills.tsx'

const ALL = 'ALL'

/** The bills of the member's subscriptions; state, month, subscription and page stand in the address. */
export function MyBills({
  page,
  search,
}: {
  page: Output<'listBills'>
  search: BillSearch & { cursor?: string }
}) {
  const { t } = useBillTexts()
  const mayManage = useMayManage()
  const { list, nextCursor, sums, months, subscriptions, total } = page
  const { cursor, ...filter } = search
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <ManagersOnly inTitleRow />
        {list.length > 0 && <ExportBills filter={filter} />}
      </Flex>
      {(subscriptions.length > 0 || isFiltered) && (
        <Flex gap="2" wrap="wrap" justify="space-between" align="center">
          <FilterChips
            label={t('filter')}
            current={filter.billState ?? ALL}
            items={[ALL, ...billStateNames].map((key) => ({
              key,
              label: key === ALL ? t('all') : t(`state.${key as BillState}`),
            }))}
            renderLink={({ key }, props) => (
              <Link
                to="/my/bill"
                search={{ ...filter, billState: billStateNames.find((state) => state === key) }}
                activeOptions={{ exact: true }}
                {...props}
              />
            )}
          />
          <BillFilter filter={filter} subscriptions={subscriptions} />
        </Flex>
      )}
      {list.length > 0 ? (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {[t('total', { count: total }), ...sums.map((sum) => sumText(t, sum))].join(' · ')}
          </Text>
          <BillTable rows={list} />
        </>
      ) : (
        <Card padding="none">
          <EmptyState
            title={t(isFiltered ? 'emptyFilter' : 'empty')}
            description={t(isFiltered ? 'emptyFilterText' : 'emptyText')}
            action={
              isFiltered ? (
                <ButtonLink asChild variant="outline">
                  <Link to="/my/bill">{t('showAll')}</Link>
                </ButtonLink>
              ) : (
                mayManage && (
                  <ButtonLink asChild>
                    <Link to="/subscription">{t('subscribe')}</Link>
                  </ButtonLink>
                )
              )
            }
          />
        </Card>
      )}
      <Flex justify="center" gap="3">
        {cursor && (
          <ButtonLink asChild variant="ghost">
            <Link to="/my/bill" search={filter}>
              {t('fromStart')}
            </Link>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink asChild variant="outline">
            <Link to="/my/bill" search={{ ...filter, cursor: nextCursor }}>
              {t('more')}
            </Link>
          </ButtonLink>
        )}
      </Flex>
      {months.length > 0 && <BillChart months={months} />}
    </Stack>
  )
}

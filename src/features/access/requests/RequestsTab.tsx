import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessTexts } from '../texts.ts'
import { RequestPager } from './RequestPager.tsx'
import { RequestTable } from './RequestTable.tsx'

const ALL = 'ALL'
const results = ['WAITING', 'APPROVED', 'REJECTED'] as const

/** What the member has asked for; state and page stand in the address. */
export function RequestsTab({ page, paged }: { page: Output<'listAccessRequests'>; paged: boolean }) {
  const { t } = useAccessTexts()
  const { list, total, nextCursor } = page
  const approvalResult = page.approvalResult ?? undefined
  const names = {
    WAITING: t('requestState.WAITING'),
    APPROVED: t('requestState.APPROVED'),
    REJECTED: t('requestState.DECISION'),
  }
  return (
    <Stack gap="5">
      <FilterChips
        label={t('requests.filter')}
        current={approvalResult ?? ALL}
        items={([ALL, ...results] as const).map((key) => ({
          key,
          label: key === ALL ? t('requests.all') : names[key],
        }))}
        renderLink={({ key }, props) => (
          <Link
            to="/apps"
            search={{ tab: 'REQUEST', ...(key !== ALL && { approvalResult: key }) }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
      {list.length > 0 ? (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('requests.total', { count: total })}
          </Text>
          <RequestTable rows={list} caption={t('requests.caption')} />
        </>
      ) : (
        <Card padding="none">
          <EmptyState
            title={t(approvalResult ? 'requests.emptyState' : 'requests.empty')}
            description={t('requests.emptyText')}
            action={
              <ButtonLink asChild variant="outline">
                {approvalResult ? (
                  <Link to="/apps" search={{ tab: 'REQUEST' }}>
                    {t('requests.showAll')}
                  </Link>
                ) : (
                  <Link to="/apps">{t('requests.toApps')}</Link>
                )}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <RequestPager search={{ tab: 'REQUEST', approvalResult }} paged={paged} nextCursor={nextCursor} />
    </Stack>
  )
}

import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useInquiryTexts } from '../texts.ts'
import { InquiryTable } from './InquiryTable.tsx'

const ALL = 'ALL'

/** The member's inquiries; state and page stand in the address. */
export function MyInquiries({ page, paged }: { page: Output<'listInquiries'>; paged: boolean }) {
  const { t } = useInquiryTexts()
  const { nextCursor, total, list } = page
  const filter = page.inquiryState ?? undefined
  const write = <Link to="/inquiry/write">{t('my.write')}</Link>
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-end" wrap="wrap" gap="3">
        <Stack gap="1">
          <ScreenTitle>{t('my.title')}</ScreenTitle>
          <Text tone="muted">{t('my.lead')}</Text>
        </Stack>
        {(list.length > 0 || filter) && <ButtonLink asChild>{write}</ButtonLink>}
      </Flex>
      {(list.length > 0 || filter) && (
        <FilterChips
          label={t('my.filter')}
          current={filter ?? ALL}
          items={[
            { key: ALL, label: t('my.all') },
            ...inquiryStateNames.map((state) => ({ key: state, label: t(`state.${state}`) })),
          ]}
          renderLink={({ key }, props) => (
            <Link
              to="/my/inquiry"
              search={key === ALL ? {} : { inquiryState: key }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      )}
      {list.length > 0 ? (
        <>
          <Text size="sm" tone="muted" numeric role="status">
            {t('my.total', { count: total })}
          </Text>
          <InquiryTable rows={list} />
        </>
      ) : (
        <Card padding="none">
          {filter ? (
            <EmptyState
              title={t('my.emptyState', { state: t(`state.${filter}`) })}
              description={t('my.emptyStateText')}
              action={
                <ButtonLink asChild variant="outline">
                  <Link to="/my/inquiry">{t('my.showAll')}</Link>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title={t('my.empty')}
              description={t('my.emptyText')}
              action={<ButtonLink asChild>{write}</ButtonLink>}
            />
          )}
        </Card>
      )}
      <Flex justify="center" gap="3">
        {paged && (
          <ButtonLink asChild variant="ghost">
            <Link to="/my/inquiry" search={{ inquiryState: filter }}>
              {t('my.fromStart')}
            </Link>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink asChild variant="outline">
            <Link to="/my/inquiry" search={{ inquiryState: filter, cursor: nextCursor }}>
              {t('my.more')}
            </Link>
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  )
}

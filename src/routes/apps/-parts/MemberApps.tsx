import { Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import { appManageTabs } from '#domain/access/tabs.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { AppSearch } from './app-search.ts'
import { DecisionsTab } from './decisions/DecisionsTab.tsx'
import { GrantsTab } from './grants/GrantsTab.tsx'
import type { LoadedApps } from './load-apps.ts'
import { RequestsTab } from './requests/RequestsTab.tsx'

/** A member's tabs with how much is behind each; `children` is shown until it is known what that is. */
export function MemberApps({
  page,
  member,
  search,
  children,
}: LoadedApps & { search: AppSearch; children: ReactNode }) {
  const { t } = useTranslation('access')
  const router = useRouter()
  const isMissing = member === undefined
  useEffect(() => {
    // The page came as a visitor's.
    if (isMissing) void router.invalidate()
  }, [isMissing, router])
  if (isMissing) return children
  const leads = { APP: t('mine.lead'), REQUEST: t('requests.lead'), APPROVAL: t('decisions.lead') }
  return (
    <Stack gap="5">
      <Stack gap="1">
        <ScreenTitle>{t(`tab.${member.tab}`)}</ScreenTitle>
        <Text tone="muted">{leads[member.tab]}</Text>
      </Stack>
      <FilterChips
        label={t('tabs')}
        current={member.tab}
        items={appManageTabs.map((key) => ({
          key,
          label: t(`tab.${key}`),
          count: t(key === 'REQUEST' ? 'tabWaiting' : 'tabCount', { count: member.counts[key] }),
        }))}
        renderLink={({ key }, props) => (
          <Link to="/apps" search={{ tab: key }} activeOptions={{ exact: true }} {...props} />
        )}
      />
      {member.tab === 'APP' && <GrantsTab grants={member.grants} page={page} search={search} />}
      {member.tab === 'REQUEST' && <RequestsTab page={member.requests} paged={search.cursor !== undefined} />}
      {member.tab === 'APPROVAL' && (
        <DecisionsTab
          page={member.decisions}
          delegation={member.delegation}
          paged={search.cursor !== undefined}
        />
      )}
    </Stack>
  )
}

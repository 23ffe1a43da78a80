import { Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { appManageTabs } from '#domain/access/tabs.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DecisionsTab } from '../decisions/DecisionsTab.tsx'
import { GrantsTab } from '../grants/GrantsTab.tsx'
import { RequestsTab } from '../requests/RequestsTab.tsx'
import { useAccessTexts } from '../texts.ts'
import type { MemberTab } from './load-apps.ts'

type Props = { member: MemberTab | undefined; search: AppSearch; children: ReactNode }

/** A member's tabs with how much is behind each; `children` is shown until it is known what that is. */
export function MemberApps({ member, search, children }: Props) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const counts = usePart(member?.counted)?.counts
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
          count: counts && t(key === 'REQUEST' ? 'tabWaiting' : 'tabCount', { count: counts[key] }),
        }))}
        renderLink={({ key }, props) => (
          <Link to="/apps" search={{ tab: key }} activeOptions={{ exact: true }} {...props} />
        )}
      />
      {member.tab !== 'APPROVAL' && <Part of={member.counted} name={t('tabCounts')} />}
      {member.tab === 'APP' && <GrantsTab grants={member.grants} page={member.page} search={search} />}
      {member.tab === 'REQUEST' && (
        <Part of={member.requests} name={t('requests.caption')}>
          {(page) => <RequestsTab page={page} paged={search.cursor !== undefined} />}
        </Part>
      )}
      {member.tab === 'APPROVAL' && (
        <DecisionsTab
          decisions={member.decisions}
          delegation={member.delegation}
          paged={search.cursor !== undefined}
        />
      )}
    </Stack>
  )
}

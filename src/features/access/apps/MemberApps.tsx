import { Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { AppList } from '#src/features/app/AppList.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import { DecisionsTab } from '../decisions/DecisionsTab.tsx'
import { GrantsTab } from '../grants/GrantsTab.tsx'
import { RequestsTab } from '../requests/RequestsTab.tsx'
import { useAccessTexts } from '../texts.ts'
import type { MemberTab } from './load-apps.ts'

type Props = { member: MemberTab | undefined; search: AppSearch; children: ReactNode }

const tabs = {
  APP: {},
  CATALOGUE: { view: 'CATALOGUE' },
  REQUEST: { tab: 'REQUEST' },
  APPROVAL: { tab: 'APPROVAL' },
} as const

const keys = ['APP', 'CATALOGUE', 'REQUEST', 'APPROVAL'] as const

/** The tabs of a member, each with the number of its entries; `children` is shown until these are loaded. */
export function MemberApps({ member, search, children }: Props) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const { info } = useSession()
  const counts = usePart(member?.counted)?.counts
  const apps = usePart(member?.tab === 'CATALOGUE' ? member.page : undefined)
  const isMissing = member === undefined
  useEffect(() => {
    // The page was rendered for a visitor, so the data of the member is loaded now.
    if (isMissing) void router.invalidate()
  }, [isMissing, router])
  if (isMissing) return children
  // Only members who decide on requests see the tab of decisions.
  const canDecide = member.tab === 'APPROVAL' || info?.accessAdminYn === 'Y' || (counts?.APPROVAL ?? 0) > 0
  // The tab of requests counts only the waiting requests, although its list also contains closed ones. The other tabs
  // count all their rows.
  const countOf = {
    APP: counts?.APP,
    CATALOGUE: apps?.total,
    REQUEST: counts?.REQUEST ? t('waitingCount', { count: counts.REQUEST }) : undefined,
    APPROVAL: counts?.APPROVAL,
  }
  const shownTabs = keys.filter((key) => key !== 'APPROVAL' || canDecide)
  return (
    <Stack gap="4">
      <ScreenTitle>{t('tabs')}</ScreenTitle>
      <ListTabs
        label={t('tabs')}
        current={member.tab}
        tabs={shownTabs.map((key) => ({
          key,
          name: t(`tab.${key}`),
          count: countOf[key],
        }))}
        renderLink={(key, props) => (
          <Link to="/apps" search={tabs[key]} activeOptions={{ exact: true }} {...props} />
        )}
      />
      {member.tab !== 'APPROVAL' && <Part of={member.counted} name={t('tabCounts')} />}
      {member.tab === 'APP' && (
        <Part of={member.grants} name={t('mine.title')}>
          {(grants) => <GrantsTab grants={grants} />}
        </Part>
      )}
      {member.tab === 'CATALOGUE' && (
        <Part of={member.page} name={t('mine.catalogue')} keepsPrevious>
          {(page) => <AppList asRows page={page} search={{ ...search, view: 'CATALOGUE' }} />}
        </Part>
      )}
      {member.tab === 'REQUEST' && (
        <Part of={member.requests} name={t('requests.caption')} keepsPrevious>
          {(page) => <RequestsTab page={page} search={search} />}
        </Part>
      )}
      {member.tab === 'APPROVAL' && (
        <DecisionsTab decisions={member.decisions} delegation={member.delegation} cursor={search.cursor} />
      )}
    </Stack>
  )
}

import type { Schema } from '#contract/operation.ts'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { SectionPager, type SectionSearch } from './SectionPager.tsx'
import { useSectionTexts } from './sections-texts.ts'

type Row = Schema<'AdminCompanyApp'>
type Props = { companyId: string; page: Schema<'AdminCompanyAppPage'>; search: SectionSearch }

/** The apps of a company with their connections, the company's own apps first. */
export function CompanyApps({ companyId, page: { list, total, nextCursor }, search }: Props) {
  const { t } = useSectionTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'name',
      header: t('apps.name'),
      primary: true,
      cell: ({ appName, category }) => <TwoLines first={appName} second={category} />,
    },
    { key: 'owner', header: t('apps.owner'), card: 'line', cell: ({ owner }) => t(`apps.owners.${owner}`) },
    {
      key: 'state',
      header: t('apps.state'),
      card: 'side',
      cell: (row) => {
        const state = stateOf(row)
        return <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`apps.states.${state}`)}</Badge>
      },
    },
    {
      key: 'connection',
      header: t('apps.connection'),
      card: 'line',
      cell: ({ connection }) => connection && connectionsOf(t, connection),
    },
    {
      key: 'holders',
      header: t('apps.holders'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ holderCount }) => t('apps.people', { count: holderCount }),
    },
  ]
  return (
    <ListSection
      id="apps"
      title={t('apps.title')}
      count={total}
      none={t('apps.none')}
      folds={search.section === 'APPS' ? 'OPEN' : true}
    >
      <DataTable caption={t('apps.title')} columns={columns} rows={list} rowKey={({ appId }) => appId} />
      <SectionPager of="APPS" about={{ companyId }} search={search} nextCursor={nextCursor} hash="apps" />
    </ListSection>
  )
}

const stateOf = ({ retiredYn, useState }: Row) => {
  if (retiredYn === 'Y') return 'retired'
  if (useState === 'L') return 'locked'
  return useState === 'A' ? 'open' : 'off'
}

function connectionsOf(
  t: ReturnType<typeof useSectionTexts>['t'],
  { loginYn, scimState, keyCount }: Schema<'AdminAppConnection'>,
): string {
  const named = [
    loginYn === 'Y' && t('apps.login'),
    scimState === 'ON' && t('apps.scimOn'),
    scimState === 'OFF' && t('apps.scimOff'),
    keyCount > 0 && t('apps.keys', { count: keyCount }),
  ].filter((name) => name !== false)
  return named.join(', ') || t('apps.unconnected')
}

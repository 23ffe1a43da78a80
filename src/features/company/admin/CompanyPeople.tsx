import { chakra, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { ListSection, NoEntries } from '#src/components/screen/ListSection.tsx'
import { ListPager } from '#src/lists/ListPager.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { RowAct } from '#src/lists/RowAct.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { OpenAccount } from './ChangeAccount.tsx'
import type { PeopleSearch } from './load-company.ts'
import { useUpkeepTexts } from './upkeep-texts.ts'

type Row = Schema<'AdminCompanyPerson'>
type Props = {
  companyId: string
  page: Schema<'AdminCompanyPersonPage'>
  search: PeopleSearch
  /** Whether the viewer may open closed accounts again. */
  reopens: boolean
}
const ADDRESS = '/admin/company/detail'

/**
 * The people of a company with the state of their accounts, for the staff. An account is closed on the page of its
 * person. Search and page are in the address.
 */
export function CompanyPeople({ companyId, page, search: { search, cursor, way }, reopens }: Props) {
  const { t } = useUpkeepTexts()
  const { t: lists } = useListTexts()
  const navigate = useNavigate()
  const [reopened, setReopened] = useState<Row>()
  const { list, total, nextCursor } = page
  const act: DataColumn<Row> = {
    key: 'act',
    header: t('people.act'),
    numeric: true,
    card: 'end',
    cell: (row) =>
      row.accountState === 'CLOSED' && (
        <RowAct
          id={row.memberId}
          label={t('open.act')}
          name={t('open.on', { name: row.name })}
          refusal={row.refusal}
          busy={false}
          onAct={() => setReopened(row)}
        />
      ),
  }
  const reason: DataColumn<Row> = {
    key: 'reason',
    header: t('people.reason'),
    card: 'foot',
    cell: ({ closing }) => closing && <ClosingReason {...closing} />,
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ memberId, name, deptName }) => {
        const link = (
          <Link to="/admin/company/member/detail" search={{ memberId }}>
            {name}
          </Link>
        )
        return deptName ? <TwoLines first={link} second={deptName} /> : link
      },
    },
    {
      key: 'email',
      header: t('people.email'),
      card: 'line',
      cell: ({ email }) => <Breakable>{email}</Breakable>,
    },
    {
      key: 'state',
      header: t('people.state'),
      card: 'side',
      cell: ({ accountState }) => (
        <Badge tone={accountState === 'OPEN' ? 'success' : 'danger'}>{t(`state.${accountState}`)}</Badge>
      ),
    },
    ...(list.some(({ closing }) => closing) ? [reason] : []),
    ...(reopens && list.some(({ accountState }) => accountState === 'CLOSED') ? [act] : []),
  ]
  return (
    <ListSection
      id="people"
      title={t('people.title')}
      count={total}
      folds={search !== undefined || cursor !== undefined ? 'OPEN' : true}
    >
      <Stack gap="3">
        {(search !== undefined || cursor !== undefined || nextCursor !== null) && (
          <SearchForm
            compact
            action={ADDRESS}
            label={t('people.search')}
            submit={lists('searchAction')}
            value={search}
            hidden={{ companyId }}
            onSearch={(words) =>
              void navigate({ to: ADDRESS, search: { companyId, search: words, way }, resetScroll: false })
            }
          />
        )}
        {search !== undefined && (
          <Text size="sm" tone="muted" numeric role="status">
            {t('people.found', { number: formatNumber(total) })}
          </Text>
        )}
        {list.length === 0 ? (
          <NoEntries>{t(search === undefined ? 'people.none' : 'people.noneFound')}</NoEntries>
        ) : (
          <DataTable
            caption={t('people.title')}
            columns={columns}
            rows={list}
            rowKey={({ memberId }) => memberId}
          />
        )}
        <ListPager
          to={ADDRESS}
          filter={{ companyId, search, way }}
          cursor={cursor}
          nextCursor={nextCursor}
          hash="people"
        />
      </Stack>
      {reopened && (
        <OpenAccount key={reopened.memberId} person={reopened} onClose={() => setReopened(undefined)} />
      )}
    </ListSection>
  )
}

function ClosingReason({ closedAt, byName, reason }: NonNullable<Row['closing']>) {
  const { t } = useUpkeepTexts()
  return (
    <chakra.span
      display="block"
      whiteSpace="normal"
      overflowWrap="anywhere"
      minWidth={{ md: '12rem', xl: '20rem' }}
    >
      {reason}{' '}
      <chakra.span color="fg.muted">
        {t('closing', { date: formatDate(closedAt.slice(0, 10)), name: byName ?? t('someone') })}
      </chakra.span>
    </chakra.span>
  )
}

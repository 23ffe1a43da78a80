import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { ListPager } from '#src/lists/ListPager.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { RowAct } from '#src/lists/RowAct.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { CloseAccount, OpenAccount } from './ChangeAccount.tsx'
import type { PeopleSearch } from './load-company.ts'
import { useUpkeepTexts } from './upkeep-texts.ts'

type Row = Schema<'AdminCompanyPerson'>
type Props = {
  companyId: string
  page: Schema<'AdminCompanyPersonPage'>
  search: PeopleSearch
  /** Whether the viewer may close and open accounts. */
  closes: boolean
}
const ADDRESS = '/admin/company/detail'

/** The people of a company with the state of their accounts, for the staff. Search and page are in the address. */
export function CompanyPeople({ companyId, page, search: { search, cursor, way }, closes }: Props) {
  const { t } = useUpkeepTexts()
  const { t: lists } = useListTexts()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<Row>()
  const { list, total, nextCursor } = page
  const act: DataColumn<Row> = {
    key: 'act',
    header: t('people.act'),
    numeric: true,
    card: 'end',
    cell: (row) => {
      const of = row.accountState === 'OPEN' ? 'close' : 'open'
      return (
        <RowAct
          id={row.memberId}
          label={t(`${of}.act`)}
          name={t(`${of}.on`, { name: row.name })}
          refusal={row.refusal}
          busy={false}
          isQuiet
          onAct={() => setChanged(row)}
        />
      )
    },
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
    ...(closes ? [act] : []),
  ]
  return (
    <Stack as="section" gap="3" aria-labelledby="people">
      <Flex align="baseline" gap="2">
        <Heading level={2} size="md" id="people">
          {t('people.title')}
        </Heading>
        <Text size="sm" tone="muted" numeric role="status">
          {t(search === undefined ? 'people.total' : 'people.found', { number: formatNumber(total) })}
        </Text>
      </Flex>
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
      {list.length === 0 ? (
        <Card>
          <Text tone="muted">{t(search === undefined ? 'people.none' : 'people.noneFound')}</Text>
        </Card>
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
      {changed?.accountState === 'OPEN' && (
        <CloseAccount key={changed.memberId} person={changed} onClose={() => setChanged(undefined)} />
      )}
      {changed?.accountState === 'CLOSED' && (
        <OpenAccount key={changed.memberId} person={changed} onClose={() => setChanged(undefined)} />
      )}
    </Stack>
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

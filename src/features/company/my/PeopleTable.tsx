import type { Schema } from '#contract/operation.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { RoleBadges } from './RoleBadges.tsx'
import { useCompanyTexts } from './texts.ts'

type Row = Schema<'CompanyPerson'>
type Props = {
  rows: readonly Row[]
  /** Opens the dialog of a person; undefined if the viewer may not manage people. */
  onManage: ((person: Row) => void) | undefined
}

/** One page of the people of a company. */
export function PeopleTable({ rows, onManage }: Props) {
  const { t } = useCompanyTexts()
  const manageColumn = (open: (person: Row) => void): DataColumn<Row> => ({
    key: 'manage',
    header: t('act'),
    numeric: true,
    card: 'side',
    cell: (person) => (
      <Button
        variant="outline"
        size="sm"
        minHeight={{ base: 'touch', md: '8' }}
        aria-label={t('people.manageOn', { name: person.name })}
        onClick={() => open(person)}
      >
        {t('people.manage')}
      </Button>
    ),
  })
  const emailColumn: DataColumn<Row> = {
    key: 'email',
    header: t('people.email'),
    card: 'line',
    cell: (person) => person.email && <Breakable>{person.email}</Breakable>,
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ name, ownYn }) => (ownYn === 'Y' ? t('people.me', { name }) : name),
    },
    {
      key: 'dept',
      header: t('people.dept'),
      // On the cards of owners the address is enough to distinguish two people of one name.
      card: onManage ? 'none' : 'line',
      cell: ({ deptName }) => deptName,
    },
    ...(onManage ? [emailColumn] : []),
    {
      key: 'roles',
      header: t('people.roles'),
      card: 'foot',
      cell: ({ roles }) => <RoleBadges roles={roles} />,
    },
    ...(onManage ? [manageColumn(onManage)] : []),
  ]
  return (
    <DataTable
      caption={t('people.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ memberId }) => memberId}
    />
  )
}

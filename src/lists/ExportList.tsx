import { chakra } from '@chakra-ui/react'
import type { Input } from '#contract/operation.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import type { OperationMachine } from '#src/forms/use-operation.ts'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { useListTexts } from './list-texts.ts'
import { saveTable } from './save-table.ts'

type ExportId =
  | 'exportAdminAccessGrants'
  | 'exportAdminBills'
  | 'exportAdminCompanies'
  | 'exportAdminInquiries'
  | 'exportAuditRecords'

type Order = { machine: OperationMachine<'exportAdminBills'>; input: Input<'exportAdminBills'> }
type Props<Id extends ExportId> = {
  machine: OperationMachine<Id>
  filter: Input<Id>
  /** The label, if it differs from that of the whole list; also shown on phones. */
  label?: string
}

/** Saves all pages of a filtered list as CSV, in its order. */
export function ExportList<Id extends ExportId>({ machine, filter, label }: Props<Id>) {
  const { t } = useListTexts()
  // All these operations return a CSV file, which TypeScript cannot infer for a generic `Id`.
  const order = { machine, input: filter } as unknown as Order
  return (
    <OperationButton
      {...order}
      done={({ rows }) => t('exported', { count: rows })}
      onDone={saveTable}
      reload={false}
      problemPlace="below"
      variant="outline"
      size="sm"
      minHeight={label ? 'touch' : { base: 'touch', md: '8' }}
      {...(label && { px: { base: '2', sm: '4' } })}
      startIcon={<DownloadIcon />}
      aria-label={label ?? t('export')}
    >
      {/* Phones have room for the icon alone, and the row of a title with sums for three letters. */}
      {label ?? <chakra.span hideBelow="md">{t('exportKind')}</chakra.span>}
    </OperationButton>
  )
}

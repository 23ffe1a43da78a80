import { useId, useRef } from 'react'
import type { Form } from '#src/forms/use-form.ts'
import { CloseIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FieldGrid, FieldRow } from './FieldGrid.tsx'
import { RowsSection } from './RowsSection.tsx'
import {
  emptyRow,
  MAX_ROWS,
  MAX_VALUE_LENGTH,
  type RowFaults,
  rowFaultsOf,
  rowLines,
  type TypedRow,
} from './service-comparison.ts'
import type { ServiceValues } from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

// The maximum number of plans whose values fit into one line of a row. With more plans, the values are stacked in
// windows of any width.
const [MOST_IN_LINE, NEVER] = [5, '999rem'] as const

/** The comparison of the plans: a row for each point, with a value for each plan. */
export function ComparisonFields({
  form,
}: {
  form: Pick<Form<ServiceValues>, 'values' | 'change' | 'busy' | 'errorOf' | 'compared'>
}) {
  const { t } = useAdminCatalogueTexts()
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const { plans: typedPlans, comparison: rows } = form.values
  const plans = typedPlans.map(({ key, planName }, index) => ({
    key,
    name: planName || t('form.plan', { number: index + 1 }),
  }))
  const faults = form.errorOf('comparison') ? rowFaultsOf(rows, plans) : []
  const changeRow = (key: string, changes: Partial<TypedRow>) =>
    form.change({ comparison: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) })
  function addRow() {
    const row = emptyRow()
    form.change({ comparison: [...rows, row] })
    return row.key
  }
  return (
    <RowsSection
      id={id}
      title={t('form.comparison')}
      hint={t(rows.length === 0 ? 'form.comparisonNone' : 'form.comparisonHint')}
      compared={form.compared('comparison', (saved) => rowLines(saved, typedPlans))}
      addRef={add}
      add={{ label: t('form.addRow'), isFull: rows.length >= MAX_ROWS, row: addRow }}
      busy={form.busy}
    >
      {rows.length > 0 && (
        <FieldGrid
          heads={[{ key: 'label', name: t('form.compared') }, ...plans]}
          columns={`minmax(0, 1.25fr) repeat(${plans.length}, minmax(0, 1fr)) {sizes.touch}`}
          room={plans.length > MOST_IN_LINE ? NEVER : '36rem'}
        >
          {rows.map((row, index) => (
            <ComparisonRow
              key={row.key}
              row={row}
              number={index + 1}
              plans={plans}
              faults={faults[index]}
              busy={form.busy}
              onChange={(changes) => changeRow(row.key, changes)}
              onRemove={() => {
                form.change({ comparison: rows.filter(({ key }) => key !== row.key) })
                add.current?.focus()
              }}
            />
          ))}
        </FieldGrid>
      )}
    </RowsSection>
  )
}

type RowProps = {
  row: TypedRow
  number: number
  plans: readonly { key: string; name: string }[]
  faults: RowFaults | undefined
  busy: boolean
  onChange: (changes: Partial<TypedRow>) => void
  onRemove: () => void
}

function ComparisonRow({ row, number, plans, faults, busy, onChange, onRemove }: RowProps) {
  const { t } = useAdminCatalogueTexts()
  const sharedFieldProps = {
    readOnly: busy,
    maxLength: MAX_VALUE_LENGTH,
    autoComplete: 'off',
    px: '3',
  } as const
  return (
    <FieldRow name={t('form.row', { number })}>
      <div data-wide="">
        <TextField
          {...sharedFieldProps}
          label={t('form.compared')}
          value={row.label}
          onChange={({ target }) => onChange({ label: target.value })}
          error={faults?.label && t('form.wrong.rowLabel')}
        />
      </div>
      {plans.map(({ key, name }) => (
        <TextField
          key={key}
          {...sharedFieldProps}
          label={name}
          value={row.values[key] ?? ''}
          onChange={({ target }) => onChange({ values: { ...row.values, [key]: target.value } })}
          error={faults?.values.includes(key) && t('form.wrong.rowValue')}
        />
      ))}
      <div data-end="">
        <IconButton
          label={t('form.removeRow', { number })}
          icon={<CloseIcon />}
          disabled={busy}
          onClick={onRemove}
        />
      </div>
    </FieldRow>
  )
}

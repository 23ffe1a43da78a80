import { Stack } from '@chakra-ui/react'
import { useId } from 'react'
import type { Form } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { ComparedValue } from '#src/ui/Field.tsx'
import { CloseIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FieldGrid, FieldRow } from './FieldGrid.tsx'
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
import { useNewRow } from './use-new-row.ts'

// The most plans whose values fit into one line of a row; with more plans, the values are stacked in windows of any
// width.
const [MOST_IN_LINE, NEVER] = [5, '999rem'] as const

/** The comparison of the plans: a row for each point, with a value for each plan. */
export function ComparisonFields({
  form,
}: {
  form: Pick<Form<ServiceValues>, 'values' | 'change' | 'busy' | 'errorOf' | 'compared'>
}) {
  const { t } = useAdminCatalogueTexts()
  const id = useId()
  const { rows: element, focusNew, add } = useNewRow()
  const { plans: typedPlans, comparison: rows } = form.values
  const plans = typedPlans.map(({ key, planName }, index) => ({
    key,
    name: planName || t('form.plan', { number: index + 1 }),
  }))
  const faults = form.errorOf('comparison') ? rowFaultsOf(rows, plans) : []
  const changeRow = (key: string, changes: Partial<TypedRow>) =>
    form.change({ comparison: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) })
  function addRow() {
    if (rows.length >= MAX_ROWS) return
    const row = emptyRow()
    form.change({ comparison: [...rows, row] })
    focusNew(row.key)
  }
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {t('form.comparison')}
      </Heading>
      <Text size="sm" tone="muted">
        {t(rows.length === 0 ? 'form.comparisonNone' : 'form.comparisonHint')}
      </Text>
      <div ref={element}>
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
      </div>
      <ComparedValue compared={form.compared('comparison', (saved) => rowLines(saved, typedPlans))} />
      <Button
        ref={add}
        variant="outline"
        size="sm"
        minHeight="touch"
        alignSelf="flex-start"
        disabled={form.busy}
        aria-disabled={rows.length >= MAX_ROWS}
        onClick={addRow}
      >
        {t('form.addRow')}
      </Button>
    </Stack>
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
  const shared = { readOnly: busy, maxLength: MAX_VALUE_LENGTH, autoComplete: 'off', px: '3' } as const
  return (
    <FieldRow name={t('form.row', { number })}>
      <div data-wide="">
        <TextField
          {...shared}
          label={t('form.compared')}
          value={row.label}
          onChange={({ target }) => onChange({ label: target.value })}
          error={faults?.label && t('form.wrong.rowLabel')}
        />
      </div>
      {plans.map(({ key, name }) => (
        <TextField
          key={key}
          {...shared}
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

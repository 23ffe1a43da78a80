import type { Plan, Service } from '#domain/plan/catalogue.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'

/**
 * A row of the form for the comparison of plans. `values` contains a value for each plan, by the key of the typed
 * plan.
 */
export type TypedRow = { key: string; label: string; values: Readonly<Record<string, string>> }
/** The empty fields of a row: its name, and the keys of the plans without a value. */
export type RowFaults = { label: boolean; values: readonly string[] }
type WithKey = { key: string }

export const [MAX_ROWS, MAX_VALUE_LENGTH] = [30, 50]

/** Creates a row without any text. */
export const emptyRow = (): TypedRow => ({ key: newId(), label: '', values: {} })

/** Returns the rows of a saved service. The key of each of its plans is the code of the plan. */
export const rowsOf = ({ comparison, plans }: Pick<Service, 'comparison' | 'plans'>): TypedRow[] =>
  comparison.map(({ label, values }, index) => ({
    key: `row-${index}`,
    label,
    values: Object.fromEntries(plans.map(({ planCode }, at) => [planCode, values[at] ?? ''])),
  }))

const valueOf = ({ values }: TypedRow, { key }: WithKey) => values[key] ?? ''
const isEmpty = (row: TypedRow, plans: readonly WithKey[]) =>
  isBlank(row.label) && plans.every((plan) => isBlank(valueOf(row, plan)))

/**
 * Returns the typed rows with a value for each plan, in the order of the plans; rows without any text are left out.
 */
export const comparisonOf = (rows: readonly TypedRow[], plans: readonly WithKey[]): Service['comparison'] =>
  rows
    .filter((row) => !isEmpty(row, plans))
    .map((row) => ({
      label: typedLine(row.label),
      values: plans.map((plan) => typedLine(valueOf(row, plan))),
    }))

/** Returns the faults of each row, in the order of the rows; a row without any text has no faults. */
export const rowFaultsOf = (rows: readonly TypedRow[], plans: readonly WithKey[]): RowFaults[] =>
  rows.map((row) =>
    isEmpty(row, plans)
      ? { label: false, values: [] }
      : {
          label: isBlank(row.label),
          values: plans.filter((plan) => isBlank(valueOf(row, plan))).map(({ key }) => key),
        },
  )

/** Whether a row lacks its name or a value. */
export const isFaulty = ({ label, values }: RowFaults): boolean => label || values.length > 0

/** Returns the rows as text, one per line, for the comparison with the text that another person saved. */
export const rowLines = (
  rows: readonly TypedRow[],
  plans: readonly (WithKey & Pick<Plan, 'planName'>)[],
): string =>
  rows
    .map((row) =>
      [
        row.label,
        ...Object.entries(row.values).map(([key, value]) => {
          const name = plans.find((plan) => plan.key === key)?.planName ?? key
          return `${name} ${value}`
        }),
      ].join(' · '),
    )
    .join('\n')

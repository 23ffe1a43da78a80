import { useId, useRef } from 'react'
import type { Form } from '#src/forms/use-form.ts'
import { CloseIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FieldGrid, FieldRow } from './FieldGrid.tsx'
import { RowsSection } from './RowsSection.tsx'
import {
  emptyPlan,
  faultsOf,
  MAX_LENGTHS,
  MAX_PLANS,
  type PlanFaults,
  type ServiceValues,
  type TypedPlan,
} from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

const MAX_PRICE_LENGTH = 12
const MAX_CONTENTS_LENGTH = 2_000
const COLUMNS =
  'minmax(0, 6.5rem) minmax(0, 7.5rem) minmax(0, 6rem) minmax(0, 5rem) minmax(0, 6.5rem) minmax(0, 1fr) {sizes.touch}'
const fieldNames = ['planCode', 'planName', 'won', 'dollars', 'users', 'contents'] as const

/** The plans of a service, from small to large, one in a row; a plan can be removed unless it is the only one. */
export function PlanFields({
  form,
}: {
  form: Pick<Form<ServiceValues>, 'values' | 'change' | 'busy' | 'errorOf' | 'compared'>
}) {
  const { t } = useAdminCatalogueTexts()
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const hintId = `${id}-hint`
  const { plans } = form.values
  const faults = form.errorOf('plans') ? faultsOf(plans) : []
  function addPlan() {
    const plan = emptyPlan()
    form.change({ plans: [...plans, plan] })
    return plan.key
  }
  return (
    <RowsSection
      id={id}
      title={t('form.plans')}
      hint={t('form.plansHint')}
      hintId={hintId}
      compared={form.compared('plans', (typed) => planLines(typed, t('form.usersNone')))}
      addRef={add}
      add={{ label: t('form.addPlan'), isFull: plans.length >= MAX_PLANS, row: addPlan }}
      busy={form.busy}
    >
      <FieldGrid
        heads={fieldNames.map((name) => ({ key: name, name: t(`form.${name}`) }))}
        columns={COLUMNS}
        room="40rem"
      >
        {plans.map((plan, index) => (
          <PlanRow
            key={plan.key}
            plan={plan}
            number={index + 1}
            faults={faults[index] ?? {}}
            busy={form.busy}
            hint={hintId}
            onChange={(changes) =>
              form.change({
                plans: plans.map((each) => (each.key === plan.key ? { ...each, ...changes } : each)),
              })
            }
            onRemove={
              plans.length > 1
                ? () => {
                    form.change({ plans: plans.filter(({ key }) => key !== plan.key) })
                    add.current?.focus()
                  }
                : undefined
            }
          />
        ))}
      </FieldGrid>
    </RowsSection>
  )
}

const planLines = (plans: readonly TypedPlan[], none: string) =>
  plans
    .map(({ planCode, planName, won, dollars, users, contents }) =>
      [
        `${planName} (${planCode})`,
        `${won}원`,
        `$${dollars}`,
        users === '' ? none : `${users}명`,
        ...contents.split('\n'),
      ].join(' · '),
    )
    .join('\n')

type RowProps = {
  plan: TypedPlan
  number: number
  faults: PlanFaults
  busy: boolean
  /** The id of the hint for prices and contents. */
  hint: string
  onChange: (changes: Partial<TypedPlan>) => void
  onRemove: (() => void) | undefined
}

function PlanRow({ plan, number, faults, busy, hint, onChange, onRemove }: RowProps) {
  const { t } = useAdminCatalogueTexts()
  const field = (name: (typeof fieldNames)[number]) => {
    const fault = faults[name]
    return {
      label: t(`form.${name}`),
      value: plan[name],
      readOnly: busy,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
      error: fault && t(`form.wrong.${fault}`),
    }
  }
  const priceFieldProps = { 'aria-describedby': hint, maxLength: MAX_PRICE_LENGTH, textAlign: 'end' } as const
  return (
    <FieldRow name={t('form.plan', { number })}>
      <TextField {...field('planCode')} maxLength={MAX_LENGTHS.code} spellCheck={false} px="3" />
      <TextField {...field('planName')} maxLength={MAX_LENGTHS.planName} px="3" />
      <TextField {...field('won')} {...priceFieldProps} inputMode="numeric" px="3" />
      <TextField {...field('dollars')} {...priceFieldProps} inputMode="decimal" px="3" />
      <TextField
        {...field('users')}
        {...priceFieldProps}
        placeholder={t('form.usersNone')}
        inputMode="numeric"
        px="3"
      />
      <div data-wide="">
        <TextArea
          {...field('contents')}
          aria-describedby={hint}
          maxLength={MAX_CONTENTS_LENGTH}
          rows={1}
          px="3"
        />
      </div>
      <div data-end="">
        {onRemove && (
          <IconButton
            label={t('form.removePlan', { number })}
            icon={<CloseIcon />}
            disabled={busy}
            onClick={onRemove}
          />
        )}
      </div>
    </FieldRow>
  )
}

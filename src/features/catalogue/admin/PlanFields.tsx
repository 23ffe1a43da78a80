import { chakra, Grid, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Form } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { ComparedValue } from '#src/ui/Field.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
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

/** The plans of a service, from small to large; each can be removed while there is another one. */
export function PlanFields({
  form,
}: {
  form: Pick<Form<ServiceValues>, 'values' | 'change' | 'busy' | 'errorOf' | 'compared'>
}) {
  const { t } = useAdminCatalogueTexts()
  const { plans } = form.values
  const add = useRef<HTMLButtonElement>(null)
  const faults = form.errorOf('plans') ? faultsOf(plans) : []
  return (
    <Stack gap="5">
      <Grid templateColumns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" gap="4" alignItems="start">
        {plans.map((plan, index) => (
          <PlanPart
            key={plan.key}
            plan={plan}
            number={index + 1}
            faults={faults[index] ?? {}}
            busy={form.busy}
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
      </Grid>
      <ComparedValue compared={form.compared('plans', planLines)} />
      <Button
        ref={add}
        variant="outline"
        alignSelf="flex-start"
        disabled={form.busy}
        aria-disabled={plans.length >= MAX_PLANS}
        onClick={() => plans.length < MAX_PLANS && form.change({ plans: [...plans, emptyPlan()] })}
      >
        {t('form.addPlan')}
      </Button>
    </Stack>
  )
}

const planLines = (plans: readonly TypedPlan[]) =>
  plans
    .map(({ planCode, planName, won, dollars, contents }) =>
      [`${planName} (${planCode})`, `${won}원`, `$${dollars}`, ...contents.split('\n')].join(' · '),
    )
    .join('\n')

type PartProps = {
  plan: TypedPlan
  number: number
  faults: PlanFaults
  busy: boolean
  onChange: (changes: Partial<TypedPlan>) => void
  onRemove: (() => void) | undefined
}

// Two fields next to each other, both with a hint or both without, so that they begin on one line.
const pairs = { templateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))', gap: '4' } as const

function PlanPart({ plan, number, faults, busy, onChange, onRemove }: PartProps) {
  const { t } = useAdminCatalogueTexts()
  const field = (name: Exclude<keyof TypedPlan, 'key'>) => {
    const fault = faults[name]
    return {
      label: t(`form.${name}`),
      value: plan[name],
      readOnly: busy,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
      error: fault && t(`form.wrong.${fault}`),
    }
  }
  return (
    <chakra.fieldset
      minWidth="0"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      rounded="lg"
      p="4"
    >
      <chakra.legend fontWeight="semibold" float="left" width="full" mb="3">
        {t('form.plan', { number })}
      </chakra.legend>
      <Stack gap="4" clear="both">
        <Grid {...pairs}>
          <TextField
            {...field('planCode')}
            maxLength={MAX_LENGTHS.code}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField {...field('planName')} maxLength={MAX_LENGTHS.planName} autoComplete="off" />
        </Grid>
        <Grid {...pairs}>
          <TextField
            {...field('won')}
            hint={t('form.priceHint')}
            inputMode="numeric"
            maxLength={MAX_PRICE_LENGTH}
            rightSlot={t('form.wonUnit')}
            autoComplete="off"
          />
          <TextField
            {...field('dollars')}
            hint={t('form.priceHint')}
            inputMode="decimal"
            maxLength={MAX_PRICE_LENGTH}
            rightSlot="$"
            autoComplete="off"
          />
        </Grid>
        <TextArea
          {...field('contents')}
          labelSuffix={t('form.optional')}
          hint={t('form.contentsHint')}
          maxLength={MAX_CONTENTS_LENGTH}
          rows={4}
        />
        {onRemove && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            alignSelf="flex-start"
            disabled={busy}
            onClick={onRemove}
          >
            {t('form.removePlan', { number })}
          </Button>
        )}
      </Stack>
    </chakra.fieldset>
  )
}

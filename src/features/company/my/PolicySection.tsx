import type { Schema } from '#contract/operation.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const choices: readonly Schema<'Company'>['everybodyYn'][] = ['Y', 'N']
const policyMachine = submissionMachine('updateCompanyPolicy')

/** The setting with which owners choose the members who manage the company's subscriptions. */
export function PolicySection({
  company: { everybodyYn },
}: {
  company: Pick<Schema<'Company'>, 'everybodyYn'>
}) {
  const { t } = useCompanyTexts()
  const form = useOperationForm(policyMachine, {
    ...useCompanyChange(),
    done: () => t('policy.saved'),
    fields: { everybodyYn },
    input: (chosen) => chosen.everybodyYn !== everybodyYn && chosen,
    worthAQuestion: false,
  })
  return (
    <Card aria-labelledby="policy">
      <OperationForm
        form={form}
        gap="4"
        submit={t('policy.submit')}
        button={{ alignSelf: { md: 'flex-start' }, 'aria-disabled': !form.isTyped }}
      >
        <FormHead id="policy" title={t('policy.title')} lead={t('policy.lead')} />
        <RadioCards
          legend={t('policy.title')}
          legendHidden
          columns={2}
          options={choices.map((value) => ({
            value,
            label: t(`policy.${value}`),
            description: t(`policy.text.${value}`),
            disabled: form.busy,
          }))}
          {...form.choice('everybodyYn')}
        />
      </OperationForm>
    </Card>
  )
}

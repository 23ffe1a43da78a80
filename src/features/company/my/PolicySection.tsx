import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

type Choice = Schema<'Company'>['everybodyYn']

const choices: readonly Choice[] = ['Y', 'N']
const policyMachine = submissionMachine('updateCompanyPolicy')

/** Who manages the subscriptions of the company, for its owners to say. */
export function PolicySection({ company }: { company: Pick<Schema<'Company'>, 'everybodyYn'> }) {
  const { t } = useCompanyTexts()
  // A choice applies to the data it was made with: if that has changed, the company's own is shown.
  const [chosen, setChosen] = useState<{ seen: Choice; value: Choice }>()
  const everybodyYn = chosen?.seen === company.everybodyYn ? chosen.value : company.everybodyYn
  const isChanged = everybodyYn !== company.everybodyYn
  useDirtyForm(isChanged, { worthAQuestion: false })
  const { problem, busy, submit } = useCompanyChange(policyMachine, { done: () => t('policy.saved') })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) submit({ everybodyYn })
  }
  return (
    <Card aria-labelledby="policy">
      <form onSubmit={save} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading level={2} size="md" id="policy">
              {t('policy.title')}
            </Heading>
            <Text tone="muted">{t('policy.lead')}</Text>
          </Stack>
          <RadioCards
            legend={t('policy.title')}
            legendHidden
            columns={2}
            options={choices.map((value) => ({
              value,
              label: t(`policy.${value}`),
              description: t(`policy.text.${value}`),
              disabled: busy,
            }))}
            value={everybodyYn}
            onValueChange={(value) => setChosen({ seen: company.everybodyYn, value })}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" alignSelf={{ md: 'flex-start' }} loading={busy} aria-disabled={!isChanged}>
            {t('policy.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

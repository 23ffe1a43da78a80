import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { correctionMistakes, MAX_NAME_LENGTH, MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { isBlank, typedLine, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useUpkeepTexts } from './upkeep-texts.ts'

const correctMachine = submissionMachine('correctCompany')
type Company = Pick<Schema<'CompanyCorrections'>, 'companyId' | 'version' | 'companyName' | 'rnno'>

/** The button with which the staff corrects the name and the business number of a company. */
export function CorrectCompany({ company }: { company: Company }) {
  const { t } = useUpkeepTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('correct.open')}
      </Button>
      {isOpen && <CorrectionDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}

function CorrectionDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useUpkeepTexts()
  const { companyId, version, companyName, rnno } = company
  const form = useOperationForm(correctMachine, {
    fields: { name: companyName, number: formatBusinessNumber(rnno), reason: '' },
    mistakes: ({ name, number, reason }, { problem, sent }) => {
      const correctionErrors = correctionMistakes({ companyName: name, rnno: number, reason })
      const isUnchanged = typedLine(name) === companyName && digitsOf(number) === rnno
      const isTaken = problem?.is('adminCompany.numberTaken') && number === sent.number
      return {
        name: correctionErrors.includes('companyName')
          ? t('correct.nameWrong', { most: MAX_NAME_LENGTH })
          : isUnchanged && t('correct.unchanged'),
        number: correctionErrors.includes('rnno') ? t('correct.numberWrong') : isTaken && problem?.message,
        reason:
          correctionErrors.includes('reason') &&
          t(isBlank(reason) ? 'reasonMissing' : 'reasonLong', { most: MAX_REASON_LENGTH }),
      }
    },
    input: ({ name, number, reason }) => ({
      companyId,
      version,
      companyName: typedLine(name),
      rnno: digitsOf(number),
      reason: typedText(reason),
    }),
    done: () => t('correct.done'),
    onDone: onClose,
    draft: {
      name: `company-correct-${companyId}-${version}`,
      stored: [],
      remembered: ['name', 'number', 'reason'],
    },
    residentFree: { reason: t('residentNumber') },
    outdated: ['adminCompany.changed', 'adminCompany.missing'],
  })
  return (
    <DialogForm
      form={form}
      title={t('correct.title')}
      lead={t('correct.lead')}
      submit={t('correct.submit')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextField label={t('correct.name')} autoComplete="off" {...form.field('name')} />
      <TextField
        label={t('correct.number')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('number')}
      />
      <TextArea rows={3} label={t('reason')} hint={t('correct.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}

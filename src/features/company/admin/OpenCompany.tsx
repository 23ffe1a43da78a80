import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { OpeningReasonForm } from './Opening.tsx'
import { useCompanyAdminTexts } from './texts.ts'

const openMachine = submissionMachine('openAdminCompany')

/** Asks the viewer for a reason for opening the data of a company; the data is shown once the reason is recorded. */
export function OpenCompany({ companyId }: { companyId: string }) {
  const { t } = useCompanyAdminTexts()
  const form = useOperationForm(openMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && t('opening.missing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH && t('opening.long', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({ companyId, reason: typedText(reason) }),
    residentFree: { reason: t('opening.residentNumber') },
  })
  return (
    <OpeningReasonForm
      form={form}
      screen={t('opening.screen')}
      lead={t('opening.lead')}
      back={{ to: '/admin/company', name: t('back') }}
    />
  )
}

import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useAdminMemberTexts } from './member-texts.ts'
import { OpeningReasonForm } from './Opening.tsx'
import { useCompanyAdminTexts } from './texts.ts'

const openMachine = submissionMachine('openAdminMember')

/** Asks the viewer for a reason for opening the data of a member; the data is shown once the reason is recorded. */
export function OpenMember({ memberId }: { memberId: string }) {
  const { t } = useAdminMemberTexts()
  const { t: company } = useCompanyAdminTexts()
  const form = useOperationForm(openMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && company('opening.missing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH &&
          company('opening.long', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({ memberId, reason: typedText(reason) }),
    residentFree: { reason: company('opening.residentNumber') },
  })
  return (
    <OpeningReasonForm
      form={form}
      screen={t('opening.screen')}
      lead={t('opening.lead')}
      back={{ to: '/admin/company/member', name: t('back') }}
    />
  )
}

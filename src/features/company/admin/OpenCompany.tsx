import type { Schema } from '#contract/operation.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { OpeningReasonForm } from './Opening.tsx'
import { useCompanyAdminTexts } from './texts.ts'
import type { UsualReason } from './usual-reasons.ts'

const openMachine = submissionMachine('openAdminCompany')

type Props = {
  companyId: string
  /** The company as lists show it. */
  listed?: Schema<'AdminCompanyListItem'> | undefined
  /** The usual reason of the screen that leads here. */
  about?: UsualReason | undefined
}

/** Asks the viewer for a reason for opening the data of a company; the data is shown once the reason is recorded. */
export function OpenCompany({ companyId, listed, about }: Props) {
  const { t } = useCompanyAdminTexts()
  const form = useOperationForm(openMachine, {
    fields: { reason: about ? t(`opening.usual.${about}`) : '' },
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
      subject={listed?.companyName}
      facts={
        listed && [
          { key: 'rnno', term: t('opening.rnno'), value: formatBusinessNumber(listed.rnno), numeric: true },
          { key: 'people', term: t('people'), value: t('peopleCount', { count: listed.peopleCount }) },
          { key: 'running', term: t('opening.running'), value: t('count', { count: listed.runningCount }) },
          { key: 'since', term: t('opening.since'), value: formatDate(listed.createdAt), numeric: true },
        ]
      }
      lead={t('opening.lead')}
      back={{ to: '/admin/company', name: t('back') }}
    />
  )
}

import type { Schema } from '#contract/operation.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useCompanyListTexts } from './list-texts.ts'
import { useAdminMemberTexts } from './member-texts.ts'
import { OpeningReasonForm } from './Opening.tsx'
import { useCompanyAdminTexts } from './texts.ts'
import type { UsualReason } from './usual-reasons.ts'

const openMachine = submissionMachine('openAdminMember')

type Props = {
  memberId: string
  /** The member as lists show it, with a masked name and address. */
  listed?: Schema<'AdminMemberListItem'> | undefined
  /** The usual reason of the screen that leads here. */
  about?: UsualReason | undefined
}

/** Asks the viewer for a reason for opening the data of a member; the data is shown once the reason is recorded. */
export function OpenMember({ memberId, listed, about }: Props) {
  const { t } = useAdminMemberTexts()
  const { t: company } = useCompanyAdminTexts()
  const { t: lists } = useCompanyListTexts()
  const form = useOperationForm(openMachine, {
    fields: { reason: about ? company(`opening.usual.${about}`) : '' },
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
      subject={listed?.name}
      facts={
        listed && [
          { key: 'email', term: lists('field.email'), value: listed.email },
          { key: 'company', term: lists('field.company'), value: listed.companyName ?? lists('noCompany') },
          { key: 'state', term: lists('field.state'), value: lists(`accountState.${listed.accountState}`) },
          {
            key: 'joined',
            term: lists('field.joinedAt'),
            value: formatDate(listed.createdAt),
            numeric: true,
          },
        ]
      }
      lead={t('opening.lead')}
      back={{ to: '/admin/company/member', name: t('back') }}
    />
  )
}

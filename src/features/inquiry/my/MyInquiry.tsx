import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { customerActionsOf } from '#domain/inquiry/states.ts'
import { ActLinks } from '#src/components/screen/ActLinks.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Conversation } from '../Conversation.tsx'
import { useInquiryTexts } from '../texts.ts'
import { ReopenForm } from './ReopenForm.tsx'
import { ReplyForm, replyTitleOf } from './ReplyForm.tsx'

/** One inquiry of the member: its messages, and the actions of its state. */
export function MyInquiry({
  inquiryId,
  inquiry,
}: {
  inquiryId: string
  inquiry: Output<'getInquiryDetail'>
}) {
  const { t } = useInquiryTexts()
  const mayReply = customerActionsOf(inquiry.inquiryState).includes('reply')
  return (
    <Stack gap="5">
      <BackLink to="/my/inquiry">{t('detail.back')}</BackLink>
      <Conversation
        inquiry={inquiry}
        renderTitle={(subject) => <ScreenTitle overflowWrap="anywhere">{subject}</ScreenTitle>}
        acts={
          <ActLinks
            acts={[
              mayReply
                ? { form: 'reply', label: t(replyTitleOf(inquiry.inquiryState)) }
                : { form: 'reopen', label: t('detail.reopen.title') },
            ]}
          />
        }
      />
      {mayReply ? (
        <ReplyForm inquiryId={inquiryId} state={inquiry.inquiryState} />
      ) : (
        <ReopenForm inquiryId={inquiryId} version={inquiry.version} />
      )}
    </Stack>
  )
}

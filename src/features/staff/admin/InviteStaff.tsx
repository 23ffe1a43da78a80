import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isEmail } from '#domain/email.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useStaffTexts } from './texts.ts'
import { useStaffChange } from './use-staff-change.ts'

const inviteMachine = submissionMachine('inviteStaff')
const LONGEST = 254
const draft = drafts.of<{ email: string }>('staff-invitation', { stored: [], remembered: ['email'] })

/** Invites the person with a mail address to the staff. The typed text is restored after Escape. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { t } = useStaffTexts()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  // The same invitation is sent once, however often it is pressed.
  const [idempotencyKey, setKey] = useState(newId)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const form = useDirtyForm(email !== '', { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { email }, form, (found) => setEmail(found.email ?? ''))
  const close = () => {
    form.settle()
    onClose()
  }
  const { problem, busy, submit } = useStaffChange(inviteMachine, {
    done: (invitation) => t('form.done', { email: invitation.email }),
    onDone: close,
  })

  const mistake = isBlank(email) ? t('form.missing') : isEmail(email) ? undefined : t('form.wrong')
  const invite = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mistake) return field.current?.focus()
    submit({ idempotencyKey, email: typedText(email) })
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('form.title')}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" onClick={close} aria-disabled={busy}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={invite} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t('form.lead')}</Text>
          <ProblemNotice problem={problem} />
          <TextField
            ref={field}
            type="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST}
            value={email}
            readOnly={busy}
            onChange={({ target }) => {
              setEmail(target.value)
              setKey(newId())
            }}
            error={tried && mistake}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type GivenRole, givenRoles } from '#domain/company/roles.ts'
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
import { RoleChecks } from './RoleChecks.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

const inviteMachine = submissionMachine('inviteToCompany')
const LONGEST = 254
// The roles as one text: a draft keeps no lists.
const draft = drafts.of<{ email: string; chosen: string }>('company-invitation', {
  stored: ['chosen'],
  remembered: ['email'],
})

/** Invites the person with a mail address, with or without an account. The typed text is restored after Escape. */
export function Invite({ onClose }: { onClose: () => void }) {
  const { t } = useCompanyTexts()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly GivenRole[]>([])
  const [tried, setTried] = useState(false)
  // The same invitation is sent once, however often it is pressed.
  const [idempotencyKey, setKey] = useState(newId)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const form = useDirtyForm(email !== '' || roles.length > 0, { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { email, chosen: roles.join() }, form, (found) => {
    setEmail(found.email ?? '')
    setRoles(givenRoles.filter((role) => found.chosen?.split(',').includes(role)))
  })
  const close = () => {
    form.settle()
    onClose()
  }
  const { problem, busy, submit } = useCompanyChange(inviteMachine, {
    done: () => t('invite.done', { email: typedText(email) }),
    onDone: close,
  })

  const mistake = isBlank(email)
    ? t('invite.emailMissing')
    : isEmail(email)
      ? undefined
      : t('invite.emailWrong')
  const invite = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mistake) return field.current?.focus()
    submit({ idempotencyKey, email: typedText(email), roles: [...roles] })
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('invite.title')}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" onClick={close} aria-disabled={busy}>
            {t('invite.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('invite.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={invite} noValidate>
        <Stack gap="4">
          <Text tone="muted">{t('invite.lead')}</Text>
          <ProblemNotice problem={problem} />
          <TextField
            ref={field}
            type="email"
            label={t('invite.email')}
            hint={t('invite.emailHint')}
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
          <RoleChecks
            legend={t('roles')}
            hint={t('rolesHint')}
            roles={roles}
            disabled={busy}
            onChange={(chosen) => {
              setRoles(chosen)
              setKey(newId())
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

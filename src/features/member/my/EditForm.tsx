import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { drafts } from '#src/forms/drafts.ts'
import { MAX_TYPED_NAME, nameError } from '#src/forms/name-error.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useMemberTexts } from '../texts.ts'
import { verifyAddress } from './contact.ts'
import {
  formOf,
  inputOf,
  type MemberField,
  type MemberForm,
  memberFields,
  mistakesIn,
} from './member-fields.ts'

const updateMachine = submissionMachine('updateUserInfo')
const draft = drafts.of<MemberForm>('member', { stored: [], remembered: memberFields })

const traits: Record<
  MemberField,
  {
    label: 'name' | 'email' | 'phone' | 'subEmail' | 'company' | 'dept'
    hint?: 'emailHint' | 'phoneHint' | 'subEmailHint' | 'companyHint'
    type?: string
    autoComplete: string
  }
> = {
  name: { label: 'name', autoComplete: 'name' },
  email: { label: 'email', hint: 'emailHint', type: 'email', autoComplete: 'email' },
  phoneNumber: { label: 'phone', hint: 'phoneHint', type: 'tel', autoComplete: 'tel-national' },
  subEmail: { label: 'subEmail', hint: 'subEmailHint', type: 'email', autoComplete: 'off' },
  companyName: { label: 'company', hint: 'companyHint', autoComplete: 'organization' },
  deptName: { label: 'dept', autoComplete: 'off' },
}

/** The member's own data; a new mail address or number leads to its code. */
export function EditForm({ user }: { user: Output<'getUserInfo'> }) {
  const { t } = useMemberTexts()
  const { t: ofName } = usePersonNameTexts()
  const { session } = useApp()
  const navigate = useNavigate()
  const { snapshot, send, flow } = useFlow(updateMachine, {})
  const [typed, setTyped] = useState(() => formOf(user))
  const [tried, setTried] = useState(false)
  const fields = useRef(new Map<MemberField, HTMLInputElement | null>())
  const isBusy = snapshot.hasTag('busy') || snapshot.matches('submitted')
  const known = formOf(user)
  const form = useDirtyForm(
    memberFields.some((field) => typed[field] !== known[field]),
    { onSettle: draft.clear },
  )
  useLeaveQuestion(form)
  useDraft(draft, typed, form, (found) => setTyped((before) => ({ ...before, ...found })))

  useAccepted(flow, ({ output: { list } }) => {
    form.settle()
    session.send({ type: 'member.changed' })
    const [first] = list
    if (!first) toaster.show({ message: t('edit.saved'), severity: 'success' })
    void navigate({ to: first ? verifyAddress[first.contactType] : '/my/member' })
  })

  const mistakes = mistakesIn(typed, user)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = memberFields.find((field) => mistakes[field])
    if (wrong) return fields.current.get(wrong)?.focus()
    send({ type: 'submission.requested', input: inputOf(typed, user) })
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {memberFields.map((field) => {
            const { label, hint, ...input } = traits[field]
            const mistake = tried && mistakes[field]
            return (
              <TextField
                key={field}
                ref={(element) => void fields.current.set(field, element)}
                label={t(label)}
                hint={hint && t(`edit.${hint}`)}
                name={field}
                maxLength={MAX_TYPED_NAME}
                value={typed[field]}
                readOnly={isBusy}
                onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
                error={
                  mistake && (mistake === 'nameWrong' ? nameError(ofName, typed.name) : t(`edit.${mistake}`))
                }
                {...input}
              />
            )
          })}
          <ProblemNotice problem={snapshot.context.problem} />
          <Stack direction="row" gap="2" justifyContent="flex-end">
            <ButtonLink asChild variant="outline">
              <Link to="/my/member">{t('edit.cancel')}</Link>
            </ButtonLink>
            <Button type="submit" loading={isBusy}>
              {t('edit.submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  )
}

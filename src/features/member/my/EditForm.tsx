import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { MAX_TYPED_NAME, nameError } from '#src/forms/name-error.ts'
import { usePersonNameTexts } from '#src/forms/person-name-texts.ts'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useMemberTexts } from '../texts.ts'
import { verifyAddress } from './contact.ts'
import { formOf, inputOf, type MemberField, memberFields, mistakesIn } from './member-fields.ts'

const updateMachine = submissionMachine('updateUserInfo')

const fieldTraits: Record<
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

/**
 * The form for the member's own data. After a change of the mail address or mobile number it opens the page on which
 * a code verifies the new value.
 */
export function EditForm({ user }: { user: Output<'getUserInfo'> }) {
  const { t } = useMemberTexts()
  const { t: ofName } = usePersonNameTexts()
  const { session } = useApp()
  const navigate = useNavigate()
  const form = useOperationForm(updateMachine, {
    fields: formOf(user),
    mistakes: (typed) => {
      const fieldErrors = mistakesIn(typed, user)
      const messages = memberFields.map((field) => {
        const mistake = fieldErrors[field]
        const messageText =
          mistake === 'nameWrong' ? nameError(ofName, typed.name) : mistake && t(`edit.${mistake}`)
        return [field, messageText] as const
      })
      return Object.fromEntries(messages)
    },
    input: (typed) => inputOf(typed, user),
    onDone: ({ list: [first] }) => {
      session.send({ type: 'member.changed' })
      if (!first) toaster.show({ message: t('edit.saved'), severity: 'success' })
      void navigate({ to: first ? verifyAddress[first.contactType] : '/my/member' })
    },
    reload: false,
    once: true,
    draft: { name: 'member', stored: [], remembered: memberFields },
  })
  return (
    <Card>
      <form {...form.element}>
        <Stack gap="5">
          {memberFields.map((field) => {
            const { label, hint, ...input } = fieldTraits[field]
            return (
              <TextField
                key={field}
                label={t(label)}
                hint={hint && t(`edit.${hint}`)}
                name={field}
                maxLength={MAX_TYPED_NAME}
                {...form.field(field)}
                {...input}
              />
            )
          })}
          <ProblemNotice problem={form.problem} />
          <Stack direction="row" gap="2" justifyContent="flex-end">
            <ButtonLink asChild variant="outline">
              <Link to="/my/member" activeOptions={{ exact: true }}>
                {t('edit.cancel')}
              </Link>
            </ButtonLink>
            <Button type="submit" loading={form.busy}>
              {t('edit.submit')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  )
}

import { Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { minLengthOf, passwordWeakness } from '#domain/password/rules.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { AccountPassword } from '#src/features/account/AccountPassword.tsx'
import { useLoginTexts } from '#src/features/account/login-texts.ts'
import { PasswordRules } from '#src/features/account/PasswordRules.tsx'
import { useAccountTexts } from '#src/features/account/texts.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { useMemberTexts } from '../texts.ts'

const changeMachine = submissionMachine('changePassword')
const fields = { password: '', newPassword: '' }

/** Changes the password; requires the old one, and checks the rules while the new one is typed. */
export function PasswordForm({ owner: known }: { owner: Output<'getUserInfo'> }) {
  const { t } = useMemberTexts()
  const { t: account } = useAccountTexts()
  const { t: login } = useLoginTexts()
  const form = useOperationForm(changeMachine, {
    fields,
    mistakes: ({ password, newPassword }, { problem, sent }) => {
      const currentOwner = ownerFor(known, problem)
      const isRefused = problem?.is('password.weak') && newPassword === sent.newPassword
      const weakness = isRefused
        ? (problem?.data.weakness ?? 'common')
        : passwordWeakness(newPassword, currentOwner)
      return {
        password: password === '' && t('password.currentMissing'),
        newPassword:
          newPassword === ''
            ? login('passwordMissing')
            : weakness && account(`weak.${weakness}`, { least: currentOwner.passwordLeast }),
      }
    },
    input: (typed) => typed,
    done: () => t('password.done'),
    reload: false,
    worthAQuestion: false,
  })
  const { problem, pauseSecondsLeft } = form
  const owner = ownerFor(known, problem)

  return (
    <Card aria-labelledby="password">
      <OperationForm
        form={form}
        submit={t('password.submit')}
        button={{ alignSelf: 'flex-end', 'aria-disabled': form.isPaused || undefined }}
        problem={
          !problem?.is('password.weak') && (
            <ProblemNotice problem={problem}>
              {pauseSecondsLeft > 0 && (
                <p>{login('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>
              )}
            </ProblemNotice>
          )
        }
      >
        <FormHead id="password" title={t('password.title')} lead={t('password.lead')} />
        <AccountPassword
          email={owner.email}
          label={t('password.current')}
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Stack gap="3">
          <AccountPassword
            label={account('password.label')}
            name="new-password"
            autoComplete="new-password"
            {...form.field('newPassword')}
          />
          <PasswordRules password={form.values.newPassword} owner={owner} />
        </Stack>
      </OperationForm>
    </Card>
  )
}

/** The latest minimum length from the server applies: a factor may have been removed since the form was opened. */
const ownerFor = (known: Output<'getUserInfo'>, problem: Problem | undefined) => ({
  ...known,
  passwordLeast: problem?.data.passwordLeast ?? minLengthOf(known),
})

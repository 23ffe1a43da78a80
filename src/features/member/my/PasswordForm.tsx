import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatDuration } from '#domain/dates.ts'
import { leastOf, passwordWeakness } from '#domain/password/rules.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useLoginTexts } from '#src/features/account/login-texts.ts'
import { PasswordRules } from '#src/features/account/PasswordRules.tsx'
import { useAccountTexts } from '#src/features/account/texts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useMemberTexts } from '../texts.ts'

const changeMachine = submissionMachine('changePassword')
const nothing = { password: '', newPassword: '' }

/** Another password, for who knows the old one; held to the rules while it is typed. */
export function PasswordForm({ owner: known }: { owner: Output<'getUserInfo'> }) {
  const { t } = useMemberTexts()
  const { t: account } = useAccountTexts()
  const { t: login } = useLoginTexts()
  const { snapshot, send, flow } = useFlow(changeMachine, {})
  const { problem, pauseSecondsLeft } = snapshot.context
  const [{ password, newPassword }, setTyped] = useState(nothing)
  const [tried, setTried] = useState(false)
  // A value that the server refused stays refused until it is changed.
  const [refused, setRefused] = useState('')
  const currentField = useRef<HTMLInputElement>(null)
  const newField = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')
  const form = useDirtyForm(password + newPassword !== '', { worthAQuestion: false })

  useAccepted(flow, () => {
    form.settle()
    setTyped(nothing)
    setTried(false)
    toaster.show({ message: t('password.done'), severity: 'success' })
  })

  // The server's latest demand applies: a factor may have been removed since the form was opened.
  const least = problem?.data.passwordLeast ?? leastOf(known)
  const owner = { ...known, passwordLeast: least }
  const weakness = passwordWeakness(newPassword, owner)
  const isRefused = problem?.is('password.weak') && newPassword === refused
  const shown = isRefused ? (problem?.data.weakness ?? 'common') : tried ? weakness : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password === '') return currentField.current?.focus()
    if (weakness || isRefused) return newField.current?.focus()
    setRefused(newPassword)
    send({ type: 'submission.requested', input: { password, newPassword } })
  }
  const texts = {
    showLabel: login('showPassword'),
    hideLabel: login('hidePassword'),
    capsLockText: login('capsLock'),
  }

  return (
    <Card aria-labelledby="password">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="md" id="password">
              {t('password.title')}
            </Heading>
            <Text tone="muted">{t('password.lead')}</Text>
          </Stack>
          {/* Password managers look for the account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={owner.email} readOnly hidden />
          <PasswordField
            ref={currentField}
            label={t('password.current')}
            name="password"
            autoComplete="current-password"
            value={password}
            readOnly={isBusy}
            onChange={({ target }) => setTyped((before) => ({ ...before, password: target.value }))}
            error={tried && password === '' && t('password.currentMissing')}
            {...texts}
          />
          <Stack gap="3">
            <PasswordField
              ref={newField}
              label={account('password.label')}
              name="new-password"
              autoComplete="new-password"
              value={newPassword}
              readOnly={isBusy}
              onChange={({ target }) => setTyped((before) => ({ ...before, newPassword: target.value }))}
              error={
                tried && newPassword === ''
                  ? login('passwordMissing')
                  : shown && account(`weak.${shown}`, { least })
              }
              {...texts}
            />
            <PasswordRules password={newPassword} owner={owner} />
          </Stack>
          {!problem?.is('password.weak') && (
            <ProblemNotice problem={problem}>
              {pauseSecondsLeft > 0 && (
                <p>{login('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>
              )}
            </ProblemNotice>
          )}
          <Button
            type="submit"
            alignSelf="flex-end"
            loading={isBusy}
            aria-disabled={snapshot.matches('paused') || undefined}
          >
            {t('password.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

import { Stack } from '@chakra-ui/react'
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { newId } from '#src/browser/new-id.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useFlowVisit } from '#src/components/flow/use-flow-visit.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { signupMachine } from '#src/machines/signup/signup.machine.ts'
import { isUnsent } from '#src/machines/signup/signup-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SignupSteps } from './SignupSteps.tsx'
import { SignupContext } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'
import { useSignupAddress } from './use-signup-address.ts'

const isWithinFlow = (path: string) => path.startsWith('/auth/signup')

/** The sign-up, with one address for each step. */
export function SignupFlow() {
  const { t } = useSignupTexts()
  const { session } = useApp()
  const navigate = useNavigate()
  const { returnTo } = useSearch({ from: '/auth/signup' })
  const [input] = useState(() => ({ idempotencyKey: newId() }))
  const { snapshot, send, flow } = useFlow(signupMachine, { input })
  useFlowVisit('signup', flow)
  const [password, setPassword] = useState('')
  const met = useSignupAddress(flow, snapshot)
  const isOver = snapshot.matches('completed')
  const form = useDirtyForm(!isOver && (password !== '' || isUnsent(snapshot.context)))
  useLeaveQuestion(form, { within: isWithinFlow })

  useEffect(() => {
    const completedListener = flow.on('signup.completed', () => {
      form.settle()
      setPassword('')
      session.send({ type: 'session.opened' })
      // The navigation does not wait for the session: the guard of the next screen waits until the session is known.
      void navigate({ to: '/auth/signup/done', search: { returnTo }, replace: true })
    })
    return () => completedListener.unsubscribe()
  }, [flow, form, session, navigate, returnTo])

  const signup = useMemo(() => ({ snapshot, send, password, setPassword }), [snapshot, send, password])
  const isUnreached = snapshot.matches('unreached')
  // No step is shown until the server has returned the progress of the sign-up.
  const isKnown = met && !isUnreached && !snapshot.matches('gettingSignup')
  return (
    <SignupContext value={signup}>
      <Stack gap={{ base: '5', md: '6' }}>
        {isKnown && <SignupSteps />}
        <Card padding="lg" elevated>
          {isUnreached && (
            <Stack gap="5">
              <ScreenTitle>{t('title')}</ScreenTitle>
              <ProblemNotice problem={snapshot.context.problem} />
              <Button size="lg" fullWidth onClick={() => send({ type: 'signup.retried' })}>
                {t('retry')}
              </Button>
            </Stack>
          )}
          {!isUnreached && (isKnown ? <Outlet /> : <Skeleton height="2.5rem" count={5} />)}
        </Card>
      </Stack>
    </SignupContext>
  )
}

import { Outlet } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '#src/components/context/app-context.ts'
import { expiredMember } from '#src/components/context/expired-member.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import { stepOf } from '#src/machines/step-of.ts'
import { Card } from '#src/ui/Card.tsx'
import { LoginContext } from './login-context.ts'
import { SessionUnread } from './SessionUnread.tsx'
import { useLoginAddress, useStepOfAddress } from './use-login-address.ts'
import { useResetRequired } from './use-reset-required.ts'

/** The login, which has four addresses. If the session cannot be read after the login, the login starts again. */
export function LoginFlow() {
  const { session } = useApp()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const unconfirmed = session.on('session.unconfirmed', () => setRound((last) => last + 1))
    return () => unconfirmed.unsubscribe()
  }, [session])
  return <OneLogin key={round} />
}

function OneLogin() {
  const { session } = useApp()
  const step = useStepOfAddress()
  const [input] = useState(() => ({
    deviceId: session.getSnapshot().context.deviceId,
    at: step === 'credentials' ? ('credentials' as const) : ('secondFactor' as const),
  }))
  const { snapshot, send, flow } = useFlow(loginMachine, { input })
  useLoginAddress(flow, snapshot)
  useResetRequired(snapshot.context.problem)
  const reached = stepOf(snapshot)
  const isTyping = snapshot.context.email !== '' || reached !== 'credentials'
  useDirtyForm(isTyping && reached !== 'completed', { worthAQuestion: false })

  useEffect(() => {
    const email = expiredMember.get()
    if (email !== '' && input.at === 'credentials') send({ type: 'email.changed', email })
  }, [input, send])

  useEffect(() => {
    const completed = flow.on('login.completed', () => session.send({ type: 'session.opened' }))
    return () => completed.unsubscribe()
  }, [flow, session])

  const login = useMemo(() => ({ snapshot, send }), [snapshot, send])
  return (
    <LoginContext value={login}>
      <SessionUnread />
      <Card padding="lg" elevated>
        <Outlet />
      </Card>
    </LoginContext>
  )
}

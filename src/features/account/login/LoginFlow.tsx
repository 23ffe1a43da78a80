import { Outlet } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '#src/components/context/app-context.ts'
import { expiredMember } from '#src/components/context/expired-member.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import { stepOf } from '#src/machines/step-of.ts'
import { Card } from '#src/ui/Card.tsx'
import { GateNotice } from './GateNotice.tsx'
import { LoginContext } from './login-context.ts'
import { SessionUnread } from './SessionUnread.tsx'
import { useLoginAddress, useStepOfAddress } from './use-login-address.ts'
import { useResetRequired } from './use-reset-required.ts'

/** The login flow, with four routes. If the session cannot be read after the login, the flow starts again. */
export function LoginFlow() {
  const { session } = useApp()
  const [round, setRound] = useState(0)
  useEffect(() => {
    const unconfirmedListener = session.on('session.unconfirmed', () => setRound((last) => last + 1))
    return () => unconfirmedListener.unsubscribe()
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
  const reachedStep = stepOf(snapshot)
  const isTyping = snapshot.context.email !== '' || reachedStep !== 'credentials'
  useDirtyForm(isTyping && reachedStep !== 'completed', { worthAQuestion: false })

  useEffect(() => {
    const email = expiredMember.get()
    if (email !== '' && input.at === 'credentials') send({ type: 'email.changed', email })
  }, [input, send])

  useEffect(() => {
    const completedListener = flow.on('login.completed', () => session.send({ type: 'session.opened' }))
    return () => completedListener.unsubscribe()
  }, [flow, session])

  const login = useMemo(() => ({ snapshot, send }), [snapshot, send])
  return (
    <LoginContext value={login}>
      <SessionUnread />
      <Card padding="lg" elevated>
        <Outlet />
      </Card>
      <GateNotice />
    </LoginContext>
  )
}

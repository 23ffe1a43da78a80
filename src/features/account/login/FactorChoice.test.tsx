import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import type { MfaFactors } from '#src/machines/login/login-context.ts'
import { bothFactors, inputAfterReload, onlySms } from '#src/machines/login/testing/login-story.ts'
import texts from '../login-texts.json' with { type: 'json' }
import { FactorChoice } from './FactorChoice.tsx'
import { LoginContext } from './login-context.ts'

async function renderHtml(factors: MfaFactors): Promise<string> {
  const { context } = createActor(loginMachine, { input: inputAfterReload }).getSnapshot()
  const snapshot = loginMachine.resolveState({
    value: 'choosingFactor',
    context: { ...context, factors, mfaType: 'sms' },
  })
  return renderInApp(
    <LoginContext value={{ snapshot, send: () => undefined }}>
      <FactorChoice />
    </LoginContext>,
  )
}
const { sms, totp, recovery, lost, none } = texts.other
const textsShown = (html: string) => [sms, totp, recovery, lost, none].filter((text) => html.includes(text))

it('the choice of factors offers the other factors, and a link to support', async () => {
  const html = await renderHtml(bothFactors)
  expect(textsShown(html)).toEqual([totp, recovery, lost])
  expect(html).toContain('/inquiry/write')
})

it('the choice of factors informs a member without another factor or a recovery code, and links to support', async () => {
  const html = await renderHtml(onlySms)
  expect(textsShown(html)).toEqual([none])
  expect(html).toContain('/inquiry/write')
})

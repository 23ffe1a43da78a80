import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { loginMachine } from '#src/machines/login/login.machine.ts'
import type { MfaFactors } from '#src/machines/login/login-context.ts'
import { both, reloaded, smsAlone } from '#src/machines/login/testing/login-story.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import texts from '../login-texts.json' with { type: 'json' }
import { FactorChoice } from './FactorChoice.tsx'
import { LoginContext } from './login-context.ts'

async function drawn(factors: MfaFactors): Promise<string> {
  const { context } = createActor(loginMachine, { input: reloaded }).getSnapshot()
  const snapshot = loginMachine.resolveState({
    value: 'choosingFactor',
    context: { ...context, factors, mfaType: 'sms' },
  })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <LoginContext value={{ snapshot, send: () => undefined }}>
          <FactorChoice />
        </LoginContext>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}
const { sms, totp, recovery, lost, none } = texts.other
const textsShown = (html: string) => [sms, totp, recovery, lost, none].filter((text) => html.includes(text))

it('offers the other ways, and support if none of them can be used', async () => {
  const html = await drawn(both)
  expect(textsShown(html)).toEqual([totp, recovery, lost])
  expect(html).toContain('/inquiry/write')
})

it('says that there is no other way, and where to get help, to a member with one factor and no recovery code', async () => {
  const html = await drawn(smsAlone)
  expect(textsShown(html)).toEqual([none])
  expect(html).toContain('/inquiry/write')
})

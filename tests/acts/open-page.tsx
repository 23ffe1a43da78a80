import { Readable } from 'node:stream'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { decodePersonal, encodePersonal } from '#domain/personal-fields.ts'
import { readInteractions } from '#src/api/pact/pact-file.ts'
import { createOthers, createSession, createVerification } from '#src/app/machines.ts'
import { type Answer, recordingApis } from '#src/app/page-data.ts'
import { createAppRouter } from '#src/app/router.ts'
import { routeTree } from '#src/app/routeTree.gen.ts'
import { watchSession } from '#src/app/watch-session.ts'
import { loadMemberParts } from '#src/components/layout/member-parts.ts'
import { loadDialogs } from '#src/components/shell/dialog-code.ts'
import { loadCommentDialog, loadOutcomes, loadQueueBar } from '#src/features/access/approval/queue-dialogs.ts'
import { dirtyForms } from '#src/forms/dirty-forms.ts'
import { drafts } from '#src/forms/drafts.ts'
import { loadDateDialog } from '#src/forms/load-date-dialog.ts'
import { loadMistakeSummary } from '#src/forms/load-mistake-summary.ts'
import { loadColumnsDialog, loadKeysDialog, loadViewsDialog } from '#src/lists/list-dialogs.ts'
import { setColorMode } from '#src/ui/color-mode.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { toaster } from '#src/ui/toaster.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { mockOf } from '../../scripts/mock.ts'
import { type Reader, sessionOf } from '../outlines/addresses.ts'
import { followBrowser } from './browser-orders.ts'

const STEP_MS = 100
/**
 * The number of steps without a change after which a page counts as settled: the app delays moving the focus and
 * scrolling by fewer steps.
 */
const QUIET_STEPS = 6
/** React shows suspended content at the earliest 300 ms after the previous suspended content. */
const AFTER_IMPORT_STEPS = 4
const SUCCESS = 200

// No test here reads styles, and computing them would take most of the time.
const styles = createStyleRecord()
styles.sheet.insert = () => undefined

// The DOM of these tests does not support `:enabled`, which the app uses in selectors.
for (const name of ['querySelector', 'querySelectorAll'] as const) {
  const ask = Element.prototype[name] as (selectors: string) => never
  Element.prototype[name] = function (this: Element, selectors: string) {
    return ask.call(this, selectors.replaceAll(':enabled', ':not(:disabled)'))
  } as never
}

const answerRequest = mockOf(readInteractions())
const knownAnswers = new Map<string, Promise<Answer>>()

/** Returns the example answer of the pacts to a call. Equal calls get equal answers. */
function exampleOf(id: OperationId, input: unknown): Promise<Answer> {
  const { path: url, personalInput, personalOutput } = operationTable[id]
  const body = JSON.stringify(encodePersonal(personalInput, input)) ?? ''
  const key = `${id} ${body}`
  const answer =
    knownAnswers.get(key) ??
    new Promise<Answer>((answered) => {
      const request = Object.assign(Readable.from([Buffer.from(body)]), {
        url,
        headers: { cookie: 'session=mock' },
      })
      const end = (text: string) => {
        const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: object | null }
        answered(
          code === SUCCESS
            ? { data: decodePersonal(personalOutput, data) }
            : { problem: { code, message: msg, data: data ?? {} } },
        )
      }
      answerRequest(request as never, { writeHead: () => undefined, end } as never)
    })
  knownAnswers.set(key, answer)
  return answer
}

const serverFailure = problemCatalogue['server.failed']
/** The answer of a server with an internal error. */
export const FAILURE: Answer = { problem: { code: serverFailure.code, message: serverFailure.msg, data: {} } }

/** A rendered page of the app, with the calls that it makes. */
export type OpenPage = Awaited<ReturnType<typeof openPage>>

/**
 * Renders the page of an address into the document for a kind of user, as the browser does, with the examples of the
 * pacts as answers. The time advances only by `settle` and `pass`. `changed` changes the data of an answer.
 */
export async function openPage(
  href: string,
  reader: Reader,
  changed: (id: OperationId, data: unknown) => unknown = (_, data) => data,
) {
  const recordedCalls: { id: OperationId | `the browser to ${string}`; input: unknown }[] = []
  let held: ((answer?: Answer) => void)[] | undefined
  const { session: api } = recordingApis(async (id, input) => {
    // The call is recorded before its example is read, so that the record has the order of the calls.
    recordedCalls.push({ id, input })
    const answer = await exampleOf(id, input)
    const other = await new Promise<Answer | undefined>((release) =>
      held ? held.push(release) : release(undefined),
    )
    if (other) return other
    return id === 'getUnauthSessionInfo' && 'data' in answer
      ? { data: sessionOf(answer.data as object, reader) }
      : 'data' in answer
        ? { data: changed(id, answer.data) }
        : answer
  })
  const endBrowser = followBrowser((order, input) =>
    recordedCalls.push({ id: `the browser to ${order}`, input }),
  )
  const session = createSession(api)
  const machines = { session, verification: createVerification(api), ...createOthers(api) }
  const history = createMemoryHistory({ initialEntries: ['/support', href], initialIndex: 1 })
  const router = createAppRouter({ api, machines }, routeTree, history)
  watchSession({ ...machines, router })
  for (const machine of Object.values(machines)) machine.start()
  let changes = 0
  const observer = new MutationObserver((records) => (changes += records.length))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const page = {
    router,
    session,
    /** The calls and the used browser functions since the last call of `takeAsked`. */
    takeAsked: () => recordedCalls.splice(0),
    isAsking: () => (held?.length ?? 0) > 0,
    /** Leaves every call without an answer until `release`. */
    hold: () => (held = []),
    /** Answers the held calls: with their examples, or all with the given answer. */
    release: (answer?: Answer) => {
      const heldCalls = held ?? []
      held = undefined
      for (const release of heldCalls) release(answer)
    },
    /** Waits until the page has nothing left to do without the clock advancing. */
    settle: async () => {
      const step = async () => {
        await vi.advanceTimersByTimeAsync(STEP_MS)
        await new Promise((next) => setImmediate(next))
      }
      for (let quiet = 0, seen = -1; quiet < QUIET_STEPS; quiet += 1) {
        await step()
        // On a busy machine a module may load slowly, and the page renders only after that.
        if (quiet === QUIET_STEPS - 1) {
          await vi.dynamicImportSettled()
          for (let later = 0; later < AFTER_IMPORT_STEPS; later += 1) await step()
        }
        if (changes + recordedCalls.length !== seen) quiet = 0
        seen = changes + recordedCalls.length
      }
    },
    /** Advances the time. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    close: async () => {
      observer.disconnect()
      endBrowser()
      flushSync(() => root.unmount())
      await new Promise((next) => setImmediate(next))
      for (const machine of Object.values(machines)) machine.stop()
      dirtyForms.releaseAll()
      drafts.drop()
      for (const { id } of toaster.toasts()) toaster.close(id)
      setColorMode('system')
      sessionStorage.clear()
      localStorage.clear()
      vi.clearAllTimers()
      document.body.replaceChildren()
      document.head.replaceChildren()
    },
  }
  await Promise.all([
    loadMemberParts(),
    loadDialogs(),
    loadColumnsDialog(),
    loadCommentDialog(),
    loadKeysDialog(),
    loadOutcomes(),
    loadQueueBar(),
    loadViewsDialog(),
    loadDateDialog(),
    loadMistakeSummary(),
  ])
  const loading = router.load()
  root.render(
    <UiProvider styles={styles}>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  await page.settle()
  await loading
  await page.settle()
  return page
}

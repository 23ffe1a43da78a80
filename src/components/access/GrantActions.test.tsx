import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { actionsOn } from '#domain/access/rules.ts'
import { tableCells, tableDay } from '#domain/testing/access-table.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { GrantActions } from './GrantActions.tsx'

const names = {
  APPLY: '다시 신청하기',
  RELEASE: '권한 반납',
  EXTEND: '기간 연장',
  SUSPEND: '일시 정지',
  RESUME: '다시 사용',
} as const
const calm = {
  waiting: false,
  hasApprover: () => true,
  lastAdmin: false,
  releaseReviewed: false,
  autoApproved: false,
  useState: 'A' as const,
}

async function drawn(held: (typeof tableCells)[number]['held'], onlyOpen = false): Promise<string> {
  const actions = actionsOn({ ...calm, grant: held }, tableDay)
  const component = () => (
    <GrantActions
      name="재무 회계 열람"
      appId="app"
      levelId="level"
      openRequestId={null}
      actions={actions}
      onlyOpen={onlyOpen}
    />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}

it.each(tableCells)(
  'the button for $type with "$column" says $expected',
  async ({ type, held, expected }) => {
    const html = await drawn(held)
    const link = new RegExp(`<a [^>]*approvalType=${type}[^>]*>${names[type]}</a>`)
    if (expected === 'yes') return expect(html).toMatch(link)
    expect(html).not.toMatch(link)
    // What one has cannot be applied for: there is no button for it, but those of what can be changed.
    if (type === 'APPLY') return
    const [, described] =
      new RegExp(
        `<button [^>]*aria-describedby="([^"]+)"[^>]*aria-disabled="true"[^>]*>(?:(?!</button>).)*>${names[type]}<`,
      ).exec(html) ??
      new RegExp(
        `<button [^>]*aria-disabled="true"[^>]*aria-describedby="([^"]+)"[^>]*>(?:(?!</button>).)*>${names[type]}<`,
      ).exec(html)!
    const [, sentence] = new RegExp(`id="${described}"[^>]*>([^<]+)<`).exec(html)!
    expect(sentence).toContain(problemCatalogue[reasonProblems[expected]].msg)
    if (expected === 'NOT_YET') expect(sentence).toMatch(/\d{4}\.\d\d\.\d\d부터 신청할 수 있습니다\.$/)
  },
)

it.each(tableCells)(
  'a card with $type and "$column" offers what is open, and nothing else',
  async ({ type, held, expected }) => {
    const html = await drawn(held, true)
    const link = new RegExp(`<a [^>]*approvalType=${type}[^>]*>${names[type]}</a>`)
    if (expected === 'yes') expect(html).toMatch(link)
    else expect(html).not.toMatch(link)
    expect(html).not.toContain('aria-disabled')
  },
)

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { actionsOn } from '#domain/access/rules.ts'
import type { UseState } from '#domain/access/use-states.ts'
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
  longestTermDays: 90,
  lastAdmin: false,
  releaseReviewed: false,
  autoApproved: false,
  useState: 'A' as UseState,
}

type World = { held: (typeof tableCells)[number]['held']; onlyOpen?: boolean } & Partial<typeof calm>

async function drawn({ held, onlyOpen = false, ...world }: World): Promise<string> {
  const actions = actionsOn({ ...calm, ...world, grant: held }, tableDay)
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

const linkTo = (type: keyof typeof names) =>
  new RegExp(`<a [^>]*approvalType=${type}[^>]*>${names[type]}</a>`)
const refused = (reason: keyof typeof reasonProblems) => problemCatalogue[reasonProblems[reason]].msg

it.each(tableCells)('$type with "$column" says $expected', async ({ type, held, expected }) => {
  const html = await drawn({ held })
  if (expected === 'yes') expect(html).toMatch(linkTo(type))
  else expect(html).not.toMatch(linkTo(type))
  expect(html).not.toContain('aria-disabled')
  const opens = />(\d{4}\.\d\d\.\d\d)부터 연장할 수 있습니다\.</.test(html)
  expect(opens).toBe(tableCells.some((cell) => cell.held === held && cell.expected === 'NOT_YET'))
})

it.each(tableCells)(
  'a card with $type and "$column" offers what is open, and nothing else',
  async ({ type, held, expected }) => {
    const html = await drawn({ held, onlyOpen: true })
    if (expected === 'yes') expect(html).toMatch(linkTo(type))
    else expect(html).not.toMatch(linkTo(type))
    expect(html).not.toContain('연장할 수 있습니다')
  },
)

const { held } = tableCells.find(({ type, expected }) => type === 'RELEASE' && expected === 'yes')!

it('says why the last administrator cannot give a permission up', async () => {
  const html = await drawn({ held, lastAdmin: true })
  expect(html).not.toMatch(linkTo('RELEASE'))
  expect(html).toContain(refused('LAST_ADMIN'))
  expect(await drawn({ held })).not.toContain(refused('LAST_ADMIN'))
})

it('says why nothing is open', async () => {
  const { held: over } = tableCells.find(({ type, expected }) => type === 'APPLY' && expected === 'yes')!
  const html = await drawn({ held: over, useState: 'L' })
  expect(html).not.toContain('<a ')
  expect(html).toContain(refused('LOCKED'))
})

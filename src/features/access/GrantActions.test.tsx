import { expect, it } from 'vitest'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { actionsOn } from '#domain/access/rules.ts'
import type { OfferState } from '#domain/access/use-states.ts'
import { tableCells, tableDay } from '#domain/testing/access-table.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { GrantActions } from './GrantActions.tsx'

const names = {
  APPLY: '다시 신청하기',
  RELEASE: '권한 반납',
  EXTEND: '기간 연장',
  SUSPEND: '일시 정지',
  RESUME: '다시 사용',
} as const
const defaultFacts = {
  waiting: false,
  hasApprover: () => true,
  longestTermDays: 90,
  lastAdmin: false,
  releaseReviewed: false,
  autoApproved: false,
  useState: 'A' as OfferState,
}

type TestFacts = {
  held: (typeof tableCells)[number]['held']
  onlyOpen?: boolean
  isEnding?: boolean
} & Partial<typeof defaultFacts>

async function renderHtml({
  held,
  onlyOpen = false,
  isEnding = false,
  ...world
}: TestFacts): Promise<string> {
  const actions = actionsOn({ ...defaultFacts, ...world, grant: held }, tableDay)
  return renderInApp(
    <GrantActions
      name="재무 회계 열람"
      appId="app"
      levelId="level"
      openRequestId={null}
      actions={actions}
      onlyOpen={onlyOpen}
      isEnding={isEnding}
    />,
  )
}

const linkTo = (type: keyof typeof names) =>
  new RegExp(`<a [^>]*approvalType=${type}[^>]*>${names[type]}</a>`)
const messageOfReason = (reason: keyof typeof reasonProblems) => problemCatalogue[reasonProblems[reason]].msg

/** Whether the button of a request type is disabled, with `sentence` as its accessible description. */
function closedBy(html: string, type: keyof typeof names, sentence: string): boolean {
  const button = new RegExp(`<button ([^>]*)><span data-label="">${names[type]}</span></button>`).exec(html)
  const [, id] = /aria-describedby="([^"]*)"/.exec(button?.[1] ?? '') ?? []
  return (
    id !== undefined &&
    button![1]!.includes('aria-disabled="true"') &&
    new RegExp(`<p id="${id}"[^>]*>[^<]*${sentence}`).test(html)
  )
}

it.each(tableCells)('the action $type with "$column" shows $expected', async ({ type, held, expected }) => {
  const html = await renderHtml({ held })
  if (expected === 'yes') expect(html).toMatch(linkTo(type))
  else expect(html).not.toMatch(linkTo(type))
  // A reason that only repeats the state of the permission is not shown.
  expect(html.includes(`>${names[type]}</span></button>`)).toBe(expected === 'NOT_YET')
  if (expected === 'NOT_YET')
    expect(closedBy(html, type, '\\d{4}\\.\\d\\d\\.\\d\\d부터 연장할 수 있습니다\\.')).toBe(true)
  const opens = />(\d{4}\.\d\d\.\d\d)부터 연장할 수 있습니다\.</.test(html)
  expect(opens).toBe(tableCells.some((cell) => cell.held === held && cell.expected === 'NOT_YET'))
})

it.each(tableCells)(
  'a card with the action $type and "$column" offers only the possible actions',
  async ({ type, held, expected }) => {
    const html = await renderHtml({ held, onlyOpen: true })
    if (expected === 'yes') expect(html).toMatch(linkTo(type))
    else expect(html).not.toMatch(linkTo(type))
    expect(html).not.toContain('연장할 수 있습니다')
    expect(html).not.toContain('aria-disabled')
  },
)

const expectAction = (type: keyof typeof names, expected: (typeof tableCells)[number]['expected']) =>
  tableCells.find((cell) => cell.type === type && cell.expected === expected)!.held
const near = expectAction('EXTEND', 'yes')
const over = expectAction('APPLY', 'yes')
const undecided = { hasApprover: () => false }

it.each([
  ['WAITING', near, { waiting: true }, ['EXTEND', 'SUSPEND']],
  ['WAITING', over, { waiting: true }, ['APPLY']],
  ['NO_APPROVER', near, undecided, ['EXTEND', 'SUSPEND']],
  ['NO_APPROVER', over, undecided, ['APPLY']],
  ['LAST_ADMIN', near, { lastAdmin: true }, ['SUSPEND', 'RELEASE']],
  ['LEVEL_CLOSED', near, { useState: 'D' }, ['EXTEND']],
  ['LOCKED', near, { useState: 'L' }, ['EXTEND']],
  ['LOCKED', expectAction('RESUME', 'yes'), { useState: 'L' }, ['RESUME']],
  ['UNSUBSCRIBED', near, { useState: 'S' }, ['EXTEND']],
  ['UNSUBSCRIBED', over, { useState: 'S' }, ['APPLY']],
  ['LOCKED', over, { useState: 'L' }, ['APPLY']],
] as const)(
  'shows the obstacle %s once, with its sentence and disabled actions',
  async (reason, held, world, types) => {
    const html = await renderHtml({ held, ...world })
    for (const type of types) {
      expect(html).not.toMatch(linkTo(type))
      expect(closedBy(html, type, messageOfReason(reason))).toBe(true)
    }
    expect(html.split(messageOfReason(reason))).toHaveLength(2)
    const card = await renderHtml({ held, ...world, onlyOpen: true })
    expect(card).not.toContain('aria-disabled')
    expect(card).not.toContain(messageOfReason(reason))
  },
)

it('in a list only the extension of a permission that is about to end is the main action', async () => {
  const lookOf = (html: string, type: keyof typeof names) =>
    new RegExp(`<a class="([^"]*)"[^>]*approvalType=${type}`).exec(html)?.[1]
  const mainLook = lookOf(await renderHtml({ held: over }), 'APPLY')
  expect(mainLook).toBeDefined()
  expect(lookOf(await renderHtml({ held: near, onlyOpen: true, isEnding: true }), 'EXTEND')).toBe(mainLook)
  for (const [type, held] of [
    ['APPLY', over],
    ['EXTEND', near],
    ['SUSPEND', near],
  ] as const)
    expect(lookOf(await renderHtml({ held, onlyOpen: true }), type)).not.toBe(mainLook)
})

import type { OperationId } from '#contract/operation.ts'
import { expect, modelTest as test } from '../support/model-fixtures.ts'
import { everyArrow, notWalked, routes } from './login-routes.ts'
import { nameOf } from './login-steps.ts'
import { walk } from './login-walk.ts'
import { worlds } from './login-worlds.ts'

// A walk tells itself at which step the screen was another one.
test.use({ heldOperations: Object.keys(worlds) as OperationId[], trace: 'off' })

test.describe('login @model', () => {
  test('every arrow is walked but for those that no world and no gesture takes', () => {
    const walked = new Set(routes.flatMap(({ arrows }) => [...arrows]))
    expect(everyArrow.filter((arrow) => !walked.has(arrow))).toEqual(Object.keys(notWalked))
  })

  for (const [index, route] of routes.entries()) {
    const { input, path, member } = route
    const who = `${member}${input.at === 'secondFactor' ? ' after a reload' : ''}`
    test(`${index + 1}. ${who}: ${path.map(({ step }) => nameOf(step)).join(' → ')}`, ({ page, stage }) => walk(page, stage, route))
  }
})

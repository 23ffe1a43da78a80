import type { AnyStateMachine } from 'xstate'
import { expect, modelTest as test } from '../support/model-fixtures.ts'
import { routesCovering } from './covering.ts'
import { type Flow, leafOf } from './flow.ts'
import { everyArrow, routesOf } from './routes.ts'
import { nameOf } from './steps.ts'
import { walk } from './walk.ts'

// The gate covers every state of a screen; `npm run test:long` also covers every transition.
const BY_ARROWS = process.env.WALKS === 'arrows'

/** Defines the tests that walk a machine through the real screens, with a browser context for each walk. */
export function describeWalks<Machine extends AnyStateMachine, Person, Kind extends string>(
  flow: Flow<Machine, Person, Kind>,
) {
  const { machine, kinds, notWalked } = flow
  const throughArrows = routesOf(flow)
  const routes = BY_ARROWS
    ? throughArrows
    : routesCovering(throughArrows, ({ path }) => path.map(({ drawn }) => leafOf(drawn)))

  test.describe(`${machine.id} @model`, () => {
    test('every transition is covered except those that no provider state and no action reaches', () => {
      const walkedArrows = new Set(throughArrows.flatMap(({ arrows }) => [...arrows]))
      expect(everyArrow(machine).filter((arrow) => !walkedArrows.has(arrow))).toEqual(Object.keys(notWalked))
    })

    for (const [index, route] of routes.entries()) {
      const who = [kinds.length > 1 ? route.kind : '', route.name ?? '']
        .filter((word) => word !== '')
        .join(' ')
      test(`${index + 1}. ${who && `${who}: `}${route.path.map(({ step }) => nameOf(step)).join(' → ')}`, ({
        page,
        stage,
      }) => walk(page, stage, flow, route))
    }
  })
}

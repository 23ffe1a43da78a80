import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Service } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'

const SEED = new URL('../../examples/python-server/seed.json', import.meta.url)

it('the example server sells each plan of the demo catalogue, with the same limit and as many contents', () => {
  const { catalogue } = JSON.parse(readFileSync(SEED, 'utf8')) as { catalogue: Service[] }
  const shapeOf = ({ serviceCode, plans }: Service) => ({
    serviceCode,
    plans: plans.map(({ planCode, maximumUsers, contents }) => [planCode, maximumUsers, contents.length]),
  })
  expect(catalogue.map(shapeOf)).toEqual(demoCatalogue('빗장').services.map(shapeOf))
})

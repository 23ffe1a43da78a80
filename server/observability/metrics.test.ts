import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { chargeFailures } from '#domain/bill/failures.ts'
import { createMetrics } from './metrics.ts'

setFlagsFromString('--expose_gc')
const collectGarbage = runInNewContext('gc') as () => void

it('the metrics describe the process and its server, and are separate for each server', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.charged('PAID')
  const [ofOne, ofOther] = [await one.text(), await other.text()]
  for (const text of [ofOne, ofOther]) {
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1)
    expect(text.match(/^nodejs_eventloop_lag_seconds /gm)).toHaveLength(1)
  }
  expect(ofOne).toContain('portal_charges_total{outcome="PAID"} 1')
  expect(ofOther).toContain('portal_charges_total{outcome="PAID"} 0')
})

it('the metrics include every outcome from the beginning, so that the first occurrence of an outcome is an increase', async () => {
  const text = await createMetrics().text()
  for (const [figure, success] of [
    ['portal_charges_total', 'PAID'],
    ['portal_billing_keys_total', 'ISSUED'],
  ])
    for (const outcome of [success, 'UNKNOWN', 'ERROR', ...chargeFailures])
      expect(text).toContain(`${figure}{outcome="${outcome}"} 0`)
})

it('the metrics are removed with their server, and so are all objects that they observe', async () => {
  const looked = Array.from({ length: 20 }, () => {
    const database = { rows: 3 }
    createMetrics().gauge('portal_rows', 'Rows', undefined, () => ({ rows: database.rows }))
    return new WeakRef(database)
  })
  await pause(10)
  collectGarbage()
  await pause(10)
  collectGarbage()
  expect(looked.filter((one) => one.deref() !== undefined).length).toBeLessThan(3)
})

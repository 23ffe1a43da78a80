import { parseArgs } from 'node:util'
import { randomFaults } from './faults/random.ts'
import { showRandomFaults } from './faults/random-run.ts'
import { openSample, summaryOf } from './faults/sample.ts'

/**
 * Makes small faults at random places in a copy of the project, one at a time, and reports which ones the
 * tests detect.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    /** One of screens, domain, machines, server, api and contract; by default all of them. */
    area: { type: 'string' },
    /** Shows the unseen faults again, after tests were added. Otherwise a run goes on with those that no run has shown. */
    again: { type: 'boolean', default: false },
    /** A command that runs the others, such as `nice`. */
    by: { type: 'string', default: '' },
    /** Leaves out the data tests that are not next to the fault: they take minutes for each. */
    near: { type: 'boolean', default: false },
    /** Minutes after which no other fault is shown. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Prints what is known of the sample, and its faults that are left. */
    list: { type: 'boolean', default: false },
  },
})
const { seed, count, area } = values
const sample = openSample(
  `.tmp/random-faults/${[seed, count, area ?? 'all'].join('-')}.json`,
  () => randomFaults(Number(seed), Number(count), area as Parameters<typeof randomFaults>[2]),
  values.again,
)
if (values.list) console.log(summaryOf(sample.faults))
else
  await showRandomFaults(sample, {
    by: values.by,
    isWide: !values.near,
    minutes: Number(values.minutes),
  })

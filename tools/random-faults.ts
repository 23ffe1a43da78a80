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
    /** The area of the faults: screens, domain, machines, server, api or contract; all areas by default. */
    area: { type: 'string' },
    /**
     * Tests the undetected faults again, after tests were added. Otherwise a run continues with the faults that no
     * run has tested.
     */
    again: { type: 'boolean', default: false },
    /** A command that runs all other commands, such as `nice`. */
    by: { type: 'string', default: '' },
    /** Leaves out the data tests that are not in the folder of the fault, since they take minutes for each fault. */
    near: { type: 'boolean', default: false },
    /** The number of minutes after which no further fault is tested. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Prints the results of the sample and its remaining faults. */
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

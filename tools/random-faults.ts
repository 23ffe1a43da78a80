import { parseArgs } from 'node:util'
import { randomFaults } from './faults/random.ts'
import { showRandomFaults } from './faults/random-run.ts'

/**
 * Makes small faults at random places in a copy of the project, one at a time, and reports which ones the
 * tests detect.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    /** One of screens, domain, machines, server, api and contract; all of them unless given. */
    area: { type: 'string' },
    /** The first fault of the sample to show, after a run that was stopped. */
    from: { type: 'string', default: '0' },
    /** A command that runs the others, such as `nice`. */
    by: { type: 'string', default: '' },
    /** Leaves out the data tests that are not next to the fault: they take minutes for each. */
    near: { type: 'boolean', default: false },
    /** Minutes after which no other fault is shown. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Prints the faults alone. */
    list: { type: 'boolean', default: false },
  },
})
const faults = randomFaults(
  Number(values.seed),
  Number(values.count),
  values.area as Parameters<typeof randomFaults>[2],
)
if (values.list) for (const { name } of faults) console.log(name)
else
  await showRandomFaults(faults.slice(Number(values.from)), {
    by: values.by,
    isWide: !values.near,
    minutes: Number(values.minutes),
  })

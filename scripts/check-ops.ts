import { checkAlerts } from './ops/alerts.ts'
import { checkSamples } from './ops/samples.ts'

// Holds what operators take from ops/ against the programs that it is for.
const faults = [...checkAlerts(), ...checkSamples()]
for (const fault of faults) console.log(`BROKEN  ${fault}`)
console.log(faults.length === 0 ? 'What operators take from ops/ is right.' : `FAILED: ${faults.length}`)
process.exitCode = faults.length === 0 ? 0 : 1

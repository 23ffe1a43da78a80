import { checkAlerts } from './ops/alerts.ts'
import { checkSamples } from './ops/samples.ts'

// Checks the sample configurations of ops/ with the programs that read them.
const faults = [...checkAlerts(), ...checkSamples()]
for (const fault of faults) console.log(`BROKEN  ${fault}`)
console.log(faults.length === 0 ? 'What operators take from ops/ is right.' : `FAILED: ${faults.length}`)
process.exitCode = faults.length === 0 ? 0 : 1

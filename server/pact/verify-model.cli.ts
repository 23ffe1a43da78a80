import { parseArgs } from 'node:util'
import type { Build } from './model/server-life.ts'
import { verifyModel } from './model/verify-model.ts'

const usage = `Holds a running server against the lives of access permissions and of the requests for them.

  npm run tool -- model -- --url URL --states-url URL   worlds are posted to it as { state, params, action }
  ... --walks N     how many random walks of five callers at once (500)
  ... --seed N      by which numbers they are made (1)
  ... --few         tries only a few states with every event
`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'states-url': { type: 'string' },
    walks: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    few: { type: 'boolean', default: false },
  },
})
const { url, 'states-url': statesUrl } = values
if (url === undefined || statesUrl === undefined) {
  console.error(usage)
  process.exit(2)
}

const build: Build = async (params) => {
  const answer = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'a permission with everybody around it', params, action: 'setup' }),
  })
  if (!answer.ok) throw new Error(`The world was answered with ${answer.status}.`)
  return (await answer.json()) as Awaited<ReturnType<Build>>
}

const began = Date.now()
try {
  const { steps, walks, differences } = await verifyModel({
    url,
    build,
    walks: Number(values.walks),
    seed: Number(values.seed),
    few: values.few,
    report: (progress) => console.error(`${Math.round((Date.now() - began) / 1000)} s: ${progress}`),
  })
  for (const difference of differences) console.error(`- ${difference}`)
  console.log(`${steps} steps and ${walks} walks on ${url}: ${differences.length} differences.`)
  if (differences.length > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

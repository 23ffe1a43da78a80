import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'

const sources = ['src/routes', 'src/features', 'src/machines', 'src/components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')),
)

/** Operations of the contract that the app does not call yet. */
const withoutScreen = new Set<OperationId>([])

it.each(Object.keys(operationTable) as OperationId[])(
  'the app calls %s, or lists it as an operation without a screen',
  (id) => {
    // A pattern for calls, not for mentions in comments: a loader or a part of the layout calls `api`, a machine
    // names its actors, a form names its submission.
    const calls = new RegExp(
      `api\\.${id}\\(|needs\\([^)]*'${id}'|submissionMachine\\('${id}'\\)|\\bpart\\('${id}'|mobileVerifyMachine\\([^)]*'${id}'`,
    )
    expect(sources.some((source) => calls.test(source))).toBe(!withoutScreen.has(id))
  },
)

import { Problem, type ProblemData, type ProblemName } from './problem.ts'
import { problemCatalogue } from './problems.gen.ts'

/**
 * Creates a problem of the catalogue, with its Korean message filled with `data`. Only the server and other code that
 * refuses calls use this function: the web app shows the message of the answer, so its bundle need not contain all
 * messages.
 */
export function problemNamed(reason: ProblemName, data: ProblemData = {}): Problem {
  const { code, msg } = problemCatalogue[reason]
  const text = msg.replaceAll(/\{\{(\w+)\}\}/g, (_, key: keyof ProblemData) => String(data[key] ?? ''))
  return new Problem(code, text, data)
}

import { Problem, type ProblemData, type ProblemName } from './problem.ts'
import { problemCatalogue } from './problems.gen.ts'

/**
 * Creates a problem of the catalogue with its Korean sentence, filled with `data`. Used by the server and other code
 * that refuses calls: the web app shows the sentence of the answer instead, so that its bundle need not contain all
 * sentences.
 */
export function problemNamed(reason: ProblemName, data: ProblemData = {}): Problem {
  const { code, msg } = problemCatalogue[reason]
  const text = msg.replaceAll(/\{\{(\w+)\}\}/g, (_, key: keyof ProblemData) => String(data[key] ?? ''))
  return new Problem(code, text, data)
}

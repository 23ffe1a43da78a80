import { Problem, type ProblemData, type ProblemName } from './problem.ts'
import { problemCatalogue } from './problems.gen.ts'

/**
 * A problem of the catalogue, its Korean sentence filled with `data`. For those who refuse: the web app shows the sentence
 * that comes with an answer, and would carry every sentence there is to its first visitor.
 */
export function problemNamed(reason: ProblemName, data: ProblemData = {}): Problem {
  const { code, msg } = problemCatalogue[reason]
  const text = msg.replaceAll(/\{\{(\w+)\}\}/g, (_, key: keyof ProblemData) => String(data[key] ?? ''))
  return new Problem(code, text, data)
}

import { accessProblems } from '#contract/access-problems.ts'
import type { Access, OperationId } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { problemCatalogue } from '#contract/problems.gen.ts'
import { type Interaction, operationOf } from '#src/api/pact/pact-file.ts'
import { completeAnswer } from './contract-example.ts'

export type Content = { code: number; msg: string; data: unknown }
/** One example. The summary is the description of its interaction, or the name of the problem. */
export type Example = { summary: string; value: unknown }
export type Problem = Example & { status: number }
export type Examples = { body: Example; success: Example; problems: Map<ProblemName, Problem> }

type Post = { operationId: OperationId; 'x-access': Access; 'x-problems': ProblemName[] }
export type Contract = { paths: Record<string, { post: Post }> }

const SUCCESS = 200

/**
 * The answer of an interaction as a server sends it: completed with the fields of openapi.yaml that the pact omits
 * because the app does not read them.
 */
export function answerOf(interaction: Interaction): Content {
  const { content } = interaction.response.body
  if (content.code !== SUCCESS) return { msg: '', data: null, ...content }
  return completeAnswer(operationOf(interaction), { msg: 'OK', data: null, ...content })
}

/** Whether an interaction depends on an earlier call, without which its example cannot be understood. */
export const needsEarlierCall = ({ providerStates = [] }: Interaction) =>
  providerStates.some(({ name }) => name === 'a call before')

/**
 * Returns the examples of each operation, taken from the pacts: the success with the most fields, its request, and
 * each refusal that the operation documents. Throws for an operation without a success in the pacts, and for a
 * refusal with numbers in its message that no interaction shows.
 */
export function examplesOf(contract: Contract, interactions: Interaction[]): Map<OperationId, Examples> {
  return new Map(
    Object.values(contract.paths).map(({ post }) => {
      const { operationId: id, 'x-access': access, 'x-problems': own } = post
      const ownInteractions = interactions.filter((interaction) => operationOf(interaction) === id)
      const problems = new Set([...accessProblems[access], ...own])
      return [
        id,
        {
          ...successOf(id, ownInteractions),
          problems: new Map([...problems].map((name) => [name, refusalOf(name, ownInteractions)])),
        },
      ]
    }),
  )
}

function successOf(id: OperationId, known: Interaction[]): Pick<Examples, 'body' | 'success'> {
  const size = (interaction: Interaction) => JSON.stringify(interaction.response.body.content).length
  const [best] = known
    .filter(({ response }) => response.body.content.code === SUCCESS)
    .toSorted(
      (one, other) =>
        Number(needsEarlierCall(one)) - Number(needsEarlierCall(other)) || size(other) - size(one),
    )
  if (!best) throw new Error(`No interaction shows a success of ${id}.`)
  const summary = best.description
  return { body: { summary, value: requestBody(best) }, success: { summary, value: answerOf(best) } }
}

/** The body of a request. For a form with a file, the fields of the form. */
function requestBody({ request }: Interaction): unknown {
  const { content } = request.body
  if (typeof content !== 'string') return content
  const text = Buffer.from(content, 'base64').toString('latin1')
  const [, purpose] = /name="purpose"\r\n\r\n([^\r]*)/.exec(text)!
  return { purpose, file: 'the bytes of the file' }
}

function refusalOf(name: ProblemName, known: Interaction[]): Problem {
  const { code, http: status, msg } = problemCatalogue[name]
  const shownInteraction = known.find(({ response }) => response.body.content.code === code)
  if (!shownInteraction && msg.includes('{'))
    throw new Error(`No interaction shows ${name}, whose sentence has numbers.`)
  const value = shownInteraction ? answerOf(shownInteraction) : { code, msg, data: null }
  return { summary: shownInteraction?.description ?? name, status, value }
}

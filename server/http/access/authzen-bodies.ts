import * as v from 'valibot'

const MAX_NAME_LENGTH = 100
const MAX_ID_LENGTH = 320
const MAX_TOKEN_LENGTH = 200
/** The maximum number of evaluations in one call. */
const MAX_EVALUATIONS = 50
/** The maximum and default number of results of a page. */
export const PAGE_RESULTS = 100
const MAX_RESULTS = 1000

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))
const moreProperties = v.optional(v.record(v.string(), v.unknown()))
const entity = v.object({ type: name, id, properties: moreProperties })
const action = v.object({ name, properties: moreProperties })
/** For a searched resource only its type counts: an id is ignored (section 8). */
const resourceType = v.object({ type: name })
const page = v.optional(
  v.object({
    token: v.optional(v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RESULTS))),
  }),
)

// The bodies of an evaluation (AuthZEN Authorization API 1.0, section 6) and of several evaluations at once (section
// 7). Unknown fields are ignored (section 10).
export const evaluationBody = v.object({ subject: entity, action, resource: entity, context: moreProperties })
export const evaluationsBody = v.object({
  subject: v.optional(v.unknown()),
  action: v.optional(v.unknown()),
  resource: v.optional(v.unknown()),
  context: moreProperties,
  evaluations: v.optional(
    v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_EVALUATIONS)),
    [],
  ),
  options: v.optional(
    v.object({
      evaluations_semantic: v.optional(
        v.picklist(['execute_all', 'deny_on_first_deny', 'permit_on_first_permit']),
        'execute_all',
      ),
    }),
    { evaluations_semantic: 'execute_all' },
  ),
})
export const subjectSearchBody = v.object({ subject: resourceType, action, resource: entity, page })
export const resourceSearchBody = v.object({ subject: entity, action, resource: resourceType, page })

export type EvaluationBody = v.InferOutput<typeof evaluationBody>

import * as v from 'valibot'

const LONGEST_NAME = 100
const LONGEST_ID = 320
const LONGEST_TOKEN = 200
/** The maximum number of evaluations in one call. */
const MOST_EVALUATIONS = 50
/** The maximum and default number of results of a page. */
export const PAGE_RESULTS = 100
const MOST_RESULTS = 1000

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID))
const more = v.optional(v.record(v.string(), v.unknown()))
const entity = v.object({ type: name, id, properties: more })
const action = v.object({ name, properties: more })
/** For a searched resource only its type counts: an id is ignored (section 8). */
const kind = v.object({ type: name })
const page = v.optional(
  v.object({
    token: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TOKEN))),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RESULTS))),
  }),
)

// AuthZEN Authorization API 1.0: section 6, and for several at once section 7. Unknown fields are ignored (section 10).
export const evaluationBody = v.object({ subject: entity, action, resource: entity, context: more })
export const evaluationsBody = v.object({
  subject: v.optional(v.unknown()),
  action: v.optional(v.unknown()),
  resource: v.optional(v.unknown()),
  context: more,
  evaluations: v.optional(
    v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_EVALUATIONS)),
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
export const subjectSearchBody = v.object({ subject: kind, action, resource: entity, page })
export const resourceSearchBody = v.object({ subject: entity, action, resource: kind, page })

export type EvaluationBody = v.InferOutput<typeof evaluationBody>

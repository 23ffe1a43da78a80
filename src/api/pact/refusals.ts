import type { Access, Input, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import type { ProblemData, ProblemName } from '#contract/problem.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import type { Tokens } from './pact.ts'

/** The problems that all operations of an access may return, in addition to their own x-problems. */
export const problemsOfAccess = {
  visitor: [],
  pending: ['login.missing'],
  member: ['session.missing', 'session.expired'],
  confirmed: ['password.unconfirmed'],
  verified: ['verification.stale'],
  verifiedAdmin: ['verification.stale'],
  verifiedStaff: ['role.missing', 'verification.stale'],
  admin: ['password.unconfirmed'],
  staff: ['role.missing'],
} as const satisfies Record<Access, ProblemName[]>

/**
 * The problems of the access check for the whole admin area; one operation of each access has an interaction for each
 * problem.
 */
export const problemsOfAdminArea = ['factor.missing'] as const satisfies ProblemName[]

type StateName = keyof ProviderStates
/** A provider state: its name and its parameters. */
export type GivenState = readonly [name: StateName, params: object]

/** Creates a provider state of a given name, with the parameters that the contract defines. */
export const worldOf = <Name extends StateName>(name: Name, params: ProviderStates[Name]): GivenState => [
  name,
  params,
]

/** Returns a further provider state that restricts the member to viewing subscriptions and bills. */
export const withViewOnlyRole = (session: string): GivenState =>
  worldOf('a member who only looks', { session })

/** Returns a further provider state in which the session's proof of identity has expired. */
export const withoutProof = (session: string): GivenState =>
  worldOf('a session without a fresh proof', { session })

/** Returns the refusal of an operation of the staff to the member of this session, who is not of the staff. */
export const fromOutsideStaff = (session: string) => ({
  when: 'from a member who is not of the staff',
  given: worldOf('a logged-in member', {
    session,
    password: PASSWORD,
    passwordCheckYn: 'Y',
    verifiedYn: 'Y',
  }),
})

/** Returns the refusal of an operation to a session whose proof of identity is too old, in a provider state. */
export const withStaleProof = (session: string, given: GivenState) => ({
  'verification.stale': { when: 'without a fresh proof', given, before: withoutProof(session) },
})

type Refusal<Id extends OperationId> = {
  /** The rest of the description, after the operation's name. */
  when: string
  given?: GivenState
  /** Parameters that differ from those of the usual provider state. */
  but?: Partial<ProviderStates[StateName]>
  /** A further provider state: a preceding call, or a missing role. */
  before?: GivenState
  body?: Input<Id>
  /** Fields that differ from the usual body. */
  with?: Partial<Input<Id>>
  /** The body as it is sent, if it contains a value that the provider state returns. */
  travels?: object
  tokens?: Tokens
  /** The numbers in the problem's `data` that the app shows. */
  data?: Omit<ProblemData, 'needs'>
}
type Row<Id extends OperationId> = string | Refusal<Id>
/** A call that succeeds: the server's answer, with matchers, and the result of the app's client. */
type Success<Id extends OperationId> = Pick<
  Refusal<Id>,
  'when' | 'given' | 'but' | 'body' | 'with' | 'tokens'
> & {
  data: object
  gives: object
}
/** The problems that every operation may return without listing them. */
type CommonProblem = (typeof problemsOfAccess)[Access][number] | 'request.invalid'
type ListedByAccess<Id extends OperationId> =
  (typeof problemsOfAccess)[(typeof operationRules)[Id]['access']][number]
type ListedProblem<Id extends OperationId> =
  | (typeof operationRules)[Id]['problems'][number]
  | Exclude<ListedByAccess<Id>, keyof typeof usualWhen>
type RefusalRows<Id extends OperationId> = { [Problem in ListedProblem<Id>]: Row<Id> | Row<Id>[] } & {
  [Problem in CommonProblem]?: Row<Id> | Row<Id>[]
}

/**
 * The default ending of the description of refusals that all operations with the same access (`x-access`)
 * have in common; an operation's own row overrides it.
 */
const usualWhen = {
  'session.missing': 'from a visitor',
  'session.expired': 'with an ended session',
  'login.missing': 'from a visitor',
  'password.unconfirmed': 'before the password check',
  'verification.stale': 'without a fresh proof',
} as const

/**
 * The usual call of an operation, its successes, and its refusals by problem: one or several rows for each of its
 * x-problems. A row that is only a text is its `when`, with the usual call. The problems of the operation's access
 * need no row, except `role.missing`.
 */
type RefusedCases<Id extends OperationId> = {
  given?: GivenState
  body: Input<Id>
  tokens?: Tokens
  succeeds?: Success<Id> | Success<Id>[]
} & (ListedProblem<Id> extends never ? { refused?: RefusalRows<Id> } : { refused: RefusalRows<Id> })

/** The refusals of every operation that can be refused. */
export type RefusalTable = {
  [Id in OperationId as ListedProblem<Id> | ListedByAccess<Id> extends never ? never : Id]: RefusedCases<Id>
}

/** One refusal of a table, with all usual values filled in. */
export type RefusalCase = {
  id: OperationId
  problem: ProblemName
  description: string
  given: GivenState
  before?: GivenState
  body: object
  travels?: object
  tokens?: Tokens
  data?: Omit<ProblemData, 'needs'>
}

const PASSWORD = 'Sori-narae-2026!'

/** Returns the provider state in which every operation is refused with this problem, for a session. */
function worldOfProblem(problem: string, session = ''): GivenState | undefined {
  switch (problem) {
    case 'session.missing':
    case 'login.missing':
      return worldOf('a visitor', {})
    case 'session.expired':
      return worldOf('an ended session', { session })
    case 'password.unconfirmed':
    case 'verification.stale':
      return worldOf('a logged-in member', { session, password: PASSWORD, passwordCheckYn: 'N' })
    default:
      return undefined
  }
}

/** Returns the refusals of a table as a list. Throws an Error for a row without a provider state. */
export function refusalsOf(table: Partial<RefusalTable>): RefusalCase[] {
  // The types of the operations' inputs are irrelevant in this function.
  const operations = Object.entries(table) as [OperationId, RefusedCases<'logIn'>][]
  return operations.flatMap(([id, usual]) =>
    Object.entries({ ...usualRefusals(id), ...usual.refused }).flatMap(([problem, rows]) =>
      [rows].flat().map((row) => refusalRow(id, usual, problem as ProblemName, row)),
    ),
  )
}

/** One success of a table, with all usual values filled in. */
export type SuccessCase = Pick<RefusalCase, 'id' | 'description' | 'given' | 'body' | 'tokens'> &
  Pick<Success<'logIn'>, 'data' | 'gives'>

/** Returns the successes of a table as a list. Throws an Error for a row without a provider state. */
export function successesIn(table: Partial<RefusalTable>): SuccessCase[] {
  const operations = Object.entries(table) as [OperationId, RefusedCases<'logIn'>][]
  return operations.flatMap(([id, usual]) =>
    [usual.succeeds ?? []].flat().map(({ data, gives, ...row }) => ({
      ...refusalRow(id, usual, undefined, row),
      data,
      gives,
    })),
  )
}

const usualRefusals = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    problemsOfAccess[operationRules[id].access].flatMap((problem) =>
      problem in usualWhen ? [[problem, usualWhen[problem as keyof typeof usualWhen]]] : [],
    ),
  )

function refusalRow<Problem extends ProblemName | undefined>(
  id: OperationId,
  usual: RefusedCases<'logIn'>,
  problem: Problem,
  row: Row<'logIn'>,
): Omit<RefusalCase, 'problem'> & { problem: Problem } {
  const {
    when,
    given,
    but,
    body,
    with: part,
    tokens,
    ...more
  } = typeof row === 'string' ? { when: row } : row
  const session = typeof usual.tokens === 'string' ? usual.tokens : usual.tokens?.session
  const own = given || but || !problem ? undefined : worldOfProblem(problem, session)
  const [name, params] = given ?? own ?? usual.given ?? []
  const description = `${id} ${when}`
  if (!name) throw new Error(`No world is given for: ${description}`)
  return {
    id,
    problem,
    description,
    given: [name, { ...params, ...but }],
    body: { ...(body ?? usual.body), ...part },
    tokens: tokens ?? (own?.[0] === 'a visitor' ? {} : usual.tokens),
    ...more,
  }
}

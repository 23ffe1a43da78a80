import { randomBytes, randomUUID } from 'node:crypto'
import type { OperationId, Schema } from '../../contract/operation.ts'
import { operationTable } from '../../contract/operations.gen.ts'
import { problemCodes } from '../../contract/problem-codes.gen.ts'
import {
  type AccessCaller,
  accessCallers,
  type ProviderStates,
  type ProviderStateValues,
} from '../../contract/provider-states.ts'
import { hasTerm } from '../../domain/access/codes.ts'
import { addDays } from '../../domain/dates.ts'
import { callServer, UnansweredError } from '../call.ts'
import { headersOf } from '../worlds.ts'
import type { Life, Step } from './predict.ts'

type World = ProviderStates['a permission with everybody around it']
export type Start = Pick<World, 'lastAdmin'> & {
  grant?: Omit<NonNullable<World['grant']>, 'grantId'>
  request?: Omit<NonNullable<World['request']>, 'requestId'>
}
export type Build = (params: World) => Promise<ProviderStateValues['a permission with everybody around it']>
type Answer = { code: number; data: Record<string, unknown> }
/** The result of a step: the name of its problem, or OK. */
export type StepResult = string

const reason = '월말 정산 기간에 필요합니다.'
const names = new Map(Object.entries(problemCodes).map(([name, code]) => [code as number, name]))

const ANSWER_MS = 20_000
const newToken = () => randomBytes(32).toString('base64url')

/** Creates a new company on the server with a permission, and logs in all callers. */
export async function createLife(url: string, build: Build, start: Start) {
  const sessions = Object.fromEntries(accessCallers.map((caller) => [caller, newToken()])) as Record<
    AccessCaller,
    string
  >
  const ids: Record<'grant' | 'request' | 'level', string> = {
    grant: randomUUID(),
    request: randomUUID(),
    level: randomUUID(),
  }
  let requestVersion = 1
  const { today } = await build({
    sessions,
    appId: randomUUID(),
    levelId: ids.level,
    ...(start.lastAdmin && { lastAdmin: true }),
    ...(start.grant && { grant: { grantId: ids.grant, ...start.grant } }),
    ...(start.request && { request: { requestId: ids.request, ...start.request } }),
  })

  async function call(caller: AccessCaller, operation: OperationId, body: unknown): Promise<Answer> {
    const requestFields = {
      path: operationTable[operation].path,
      headers: headersOf(sessions[caller]),
      body: JSON.stringify(body),
    }
    const callName = `${operation} by ${caller}`
    const { status, body: bytes } = await callServer(url, requestFields, ANSWER_MS).catch(
      (error: UnansweredError) => {
        throw new UnansweredError(error.kind, `${callName}: ${error.message}`)
      },
    )
    const text = bytes.toString()
    try {
      return JSON.parse(text) as Answer
    } catch {
      throw new Error(`${callName} was answered with HTTP ${status} and no JSON: ${text.slice(0, 200)}`)
    }
  }

  /** Returns the operation and the request body of a step. The body contains the version that the caller saw last. */
  function callOf(step: Step): [OperationId, object] {
    const idempotencyKey = randomUUID()
    const request = { requestId: ids.request, version: requestVersion }
    if ('termDays' in step)
      return [
        'createAccessRequest',
        { idempotencyKey, levelId: ids.level, approvalType: step.event, termDays: step.termDays, reason },
      ]
    const { comment } = step
    switch (step.event) {
      case 'APPROVE':
      case 'REJECT':
        return ['decideAccessRequest', { ...request, decision: step.event, comment, termDays: null }]
      case 'WITHDRAW':
        return ['withdrawAccessRequest', request]
      case 'COMMENT':
        return [
          'commentAccessRequest',
          { idempotencyKey, requestId: ids.request, body: '확인 부탁드립니다.' },
        ]
      default: {
        const operations = {
          REVOKE: 'revokeAccessGrant',
          BLOCK: 'blockAccessGrant',
          LIFT: 'liftAccessGrant',
        } as const
        return [operations[step.event], { grantId: ids.grant, version: seenVersion ?? 1, comment }]
      }
    }
  }

  let seenVersion = start.grant && 1
  let hasRequest = start.request !== undefined
  return {
    begun: lifecycleOf(start, today),
    sessions,
    ids,

    /** Performs the steps of several callers at the same moment, each with the version that the caller saw last. */
    async act(steps: readonly Step[]): Promise<StepResult[]> {
      const calls = steps.map((step) => [step, ...callOf(step)] as const)
      const answers = await Promise.all(calls.map(([{ caller }, id, body]) => call(caller, id, body)))
      answers.forEach(({ code, data }, at) => {
        const [, id] = calls[at]!
        if (code !== 200) return
        if (id === 'createAccessRequest') {
          ids.request = data['requestId'] as string
          hasRequest = true
        }
        if (id === 'createAccessRequest' || id === 'decideAccessRequest') {
          const grantId = data['grantId'] as string | null
          if (grantId !== null) ids.grant = grantId
        }
      })
      return answers.map(({ code }) => (code === 200 ? 'OK' : (names.get(code) ?? `code ${code}`)))
    },

    /** Loads the holder's view of the permission, the possible requests, and the last request. */
    async look(): Promise<LifeView> {
      const [granted, requested] = await Promise.all([
        call('HOLDER', 'getAccessGrant', { grantId: ids.grant }),
        hasRequest ? call('HOLDER', 'getAccessRequest', { requestId: ids.request }) : undefined,
      ])
      const grant = granted.code === 200 ? (granted.data as Schema<'AccessGrantDetail'>).grant : undefined
      const request = (requested?.data as Schema<'AccessRequestDetail'> | undefined)?.request
      seenVersion = grant?.version
      requestVersion = request?.version ?? 1
      return {
        grant: grant && {
          useStatus: grant.useStatus,
          pauseOrigin: grant.pauseOrigin,
          pausedBefore: grant.pausedBefore,
          endReason: grant.endReason,
          endDate: grant.endDate,
        },
        request: request && { approvalResult: request.approvalResult, closeReason: request.closeReason },
        reasons: grant && Object.fromEntries(grant.actions.map((one) => [one.approvalType, one.reason])),
      }
    },
  }
}
export type LifeView = {
  grant: object | undefined
  request: object | undefined
  reasons: object | undefined
}

/** Returns the lifecycle that begins in an initial state, as the model represents it. */
export function lifecycleOf({ grant, request, lastAdmin = false }: Start, today: string): Life {
  return {
    today,
    lastAdmin,
    grant: grant && {
      useStatus: grant.useStatus,
      pauseOrigin: grant.pauseOrigin,
      pausedBefore: grant.pausedBefore ?? null,
      endReason: grant.endReason,
      endDate: addDays(today, grant.daysLeft),
      version: 1,
    },
    grantNo: grant ? 1 : 0,
    request: request && {
      approvalType: request.approvalType,
      approvalResult: request.approvalResult,
      closeReason: request.approvalResult === 'WAITING' ? null : 'DECISION',
      termDays: hasTerm(request.approvalType) ? 30 : null,
      overdue: request.daysAgo >= 7,
      onGrant: request.approvalType !== 'APPLY',
    },
    requestNo: request ? 1 : 0,
  }
}

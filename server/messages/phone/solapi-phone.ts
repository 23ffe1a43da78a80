import type { Clock } from '#domain/clock.ts'
import type { PhoneOutcome } from '#domain/message/phone-message.machine.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import { callJson } from '#server/messages/post-json.ts'
import {
  isServiceCode,
  SOLAPI_SERVICE,
  SOLAPI_TAKEN,
  type SolapiAccount,
  solapiAuthorization,
} from '#server/messages/solapi-account.ts'
import type { PhoneTransport } from './phone-transport.ts'
import type { PhoneKind } from './templates.ts'

/** `channelId` is the channel of KakaoTalk that is connected to the account (`pfId`). */
export type SolapiPhone = SolapiAccount & { from: string; talk?: TalkSettings | undefined }
export type TalkSettings = { channelId: string; templates: ReadonlyMap<PhoneKind, string> }

type Group = {
  groupId?: unknown
  status?: unknown
  count?: { registeredSuccess?: number; registeredFailed?: number }
}
type GroupMessages = {
  messageList?: Record<string, { type?: unknown; statusCode?: unknown; replacement?: unknown }>
}

const ARRIVED = '4000'
const TALK = 'ATA'
const sentStates = new Set<unknown>(['SENDING', 'COMPLETE'])

/**
 * Returns a function that calls SOLAPI's HTTP interface for an account. Throws MessageFailed with a code of the
 * service.
 */
export function solapiCalls(
  account: SolapiAccount,
  { clock, service = SOLAPI_SERVICE }: { clock: Clock; service?: string },
) {
  return async function call<Answer extends object>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<Answer> {
    const headers = { Authorization: solapiAuthorization(account, clock) }
    const response = await callJson('SOLAPI', new URL(path, service).href, { method, headers, body })
    const answer = (await response.json().catch(() => ({}))) as Answer & { errorCode?: unknown }
    if (response.ok) return answer
    const reason = isServiceCode(answer.errorCode) ? answer.errorCode : 'no reason'
    throw new MessageFailed(`SOLAPI answered ${response.status} (${reason}).`, response.status === 404)
  }
}

/**
 * Sends messages through groups of SOLAPI (docs.solapi.com, "messages/v4/groups"). A group is created empty, filled
 * and sent; a group that was sent once cannot be sent again. If 알림톡 does not arrive, the service itself sends the
 * text message (`disableSms: false`). `isUsable` returns whether the template of a kind matches its messages.
 */
export function solapiPhone(
  { from, talk, ...account }: SolapiPhone,
  deps: { clock: Clock; service?: string; isUsable?: (kind: PhoneKind) => boolean },
): PhoneTransport {
  const call = solapiCalls(account, deps)
  const pathOf = (group: string) => `/messages/v4/groups/${encodeURIComponent(group)}`

  /** Adds a message to a group; returns false if the service refuses the message. */
  async function addToGroup(group: string, message: object): Promise<boolean> {
    const answer = await call<{ errorCount?: unknown; resultList?: { statusCode?: unknown }[] }>(
      'PUT',
      `${pathOf(group)}/messages`,
      { messages: [message] },
    )
    return answer.resultList?.[0]?.statusCode === SOLAPI_TAKEN
  }

  return {
    async begin() {
      const { groupId } = await call<Group>('POST', '/messages/v4/groups', { allowDuplicates: false })
      if (!isServiceCode(groupId)) throw new MessageFailed('SOLAPI named no group.')
      return groupId
    },

    async handOver(group, { to, text, talk: filled }) {
      const { status, count } = await call<Group>('GET', pathOf(group))
      if (sentStates.has(status)) return 'HANDED'
      if (status !== 'PENDING' || (count?.registeredFailed ?? 0) > 0) return 'REFUSED'
      const kakaoOptions = filled && {
        pfId: talk!.channelId,
        templateId: filled.templateId,
        variables: Object.fromEntries(
          Object.entries(filled.values).map(([name, value]) => [`#{${name}}`, value]),
        ),
        disableSms: false,
      }
      if ((count?.registeredSuccess ?? 0) === 0) {
        // The service fills in the template, also for the text message that replaces 알림톡.
        const isTaken = await addToGroup(
          group,
          kakaoOptions ? { to, from, kakaoOptions } : { to, from, text },
        )
        if (!isTaken) return 'REFUSED'
      }
      await call<Group>('POST', `${pathOf(group)}/send`)
      return 'HANDED'
    },

    async outcome(group): Promise<PhoneOutcome> {
      const { messageList = {} } = await call<GroupMessages>('GET', `${pathOf(group)}/messages`)
      const arrivedMessage = Object.values(messageList).find(({ statusCode }) => statusCode === ARRIVED)
      if (arrivedMessage)
        return arrivedMessage.type === TALK && arrivedMessage.replacement !== true ? 'TALK' : 'SMS'
      const { status } = await call<Group>('GET', pathOf(group))
      return status === 'COMPLETE' || status === 'FAILED' ? 'FAILED' : 'WAITING'
    },

    templateOf: (kind) => (deps.isUsable?.(kind) === false ? undefined : talk?.templates.get(kind)),
  }
}

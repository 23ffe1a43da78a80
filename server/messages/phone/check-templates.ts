import type { Clock } from '#domain/clock.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import type { SolapiAccount } from '#server/messages/solapi-account.ts'
import type { Log } from '#server/observability/log.ts'
import { solapiCalls, type TalkSettings } from './solapi-phone.ts'
import { type PhoneKind, phoneTemplates, type TemplateState, variablesIn } from './templates.ts'

const UNUSABLE_STATES: readonly TemplateState[] = ['UNAPPROVED', 'OTHER_VARIABLES', 'UNKNOWN']

/**
 * Asks SOLAPI for the registered templates and compares their variables with those of the messages. If the template
 * of a kind does not match, messages of this kind go by text message, and the log names the kind. While the service
 * does not answer, templates are used unchecked: the service refuses a wrong template, and the text message is sent
 * instead.
 */
export function checkTemplates(
  { talk, ...account }: SolapiAccount & { talk: TalkSettings },
  deps: { clock: Clock; log: Pick<Log, 'warn' | 'error'>; service?: string },
) {
  const call = solapiCalls(account, deps)
  const states = new Map<PhoneKind, TemplateState>()

  async function stateOf(kind: PhoneKind, templateId: string): Promise<TemplateState> {
    try {
      const path = `/kakao/v2/templates/${encodeURIComponent(templateId)}`
      const { status, content } = await call<{ status?: unknown; content?: unknown }>('GET', path)
      const own = variablesIn(phoneTemplates[kind])
      const registeredVariables = typeof content === 'string' ? variablesIn(content) : []
      if (own.join() !== registeredVariables.join()) {
        deps.log.error(
          { kind, own, registered: registeredVariables },
          'a template of 알림톡 has other variables than its message',
        )
        return 'OTHER_VARIABLES'
      }
      return status === 'APPROVED' ? 'USED' : 'UNAPPROVED'
    } catch (err) {
      deps.log.warn({ err, kind }, 'a template of 알림톡 could not be checked')
      return err instanceof MessageFailed && err.refused ? 'UNKNOWN' : 'UNCHECKED'
    }
  }

  return {
    /** Checks all templates. */
    async run(): Promise<void> {
      for (const [kind, templateId] of talk.templates) {
        const state = await stateOf(kind, templateId)
        if (UNUSABLE_STATES.includes(state))
          deps.log.error({ kind, state }, 'messages of this kind go by text message')
        states.set(kind, state)
      }
    },
    states: (): [PhoneKind, TemplateState][] =>
      [...talk.templates.keys()].map((kind) => [kind, states.get(kind) ?? 'UNCHECKED']),
    isUsable: (kind: PhoneKind): boolean => !UNUSABLE_STATES.includes(states.get(kind) ?? 'UNCHECKED'),
  }
}

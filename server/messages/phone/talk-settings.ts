import * as v from 'valibot'
import { ConfigError } from '#server/config-error.ts'
import type { TalkSettings } from './solapi-phone.ts'
import { type PhoneKind, phoneKinds } from './templates.ts'

const id = v.pipe(v.string(), v.trim(), v.regex(/^\w{1,60}$/, 'must be an id of SOLAPI'))
const entryPattern = /^([A-Z_]+)=(\w{1,60})$/
const isKind = (name: string): name is PhoneKind => (phoneKinds as string[]).includes(name)

/** "KIND=id,KIND=id": the templates of 알림톡 by the kinds of messages, in one setting. */
const templateList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => entryPattern.exec(part.trim()))),
  v.check((found) => found.every((it) => it !== null), 'must be KIND=id, and commas between them'),
  v.check(
    (found) => found.every((it) => isKind(it![1]!)),
    `must name kinds of messages: ${phoneKinds.join(', ')}`,
  ),
  v.check(
    (found) => new Set(found.map((it) => it![1])).size === found.length,
    'must name each kind of message once',
  ),
  v.transform((found) => new Map(found.map((it) => [it![1] as PhoneKind, it![2]!]))),
)

/** The settings of 알림톡, which goes through the account of text messages at SOLAPI. */
export const talkSettings = { KAKAO_CHANNEL_ID: v.optional(id), ALIMTALK_TEMPLATES: v.optional(templateList) }

/**
 * Returns the channel and the templates of 알림톡; undefined if neither is set. Throws a ConfigError if only one of the
 * two is set.
 */
export function talkConfig({
  KAKAO_CHANNEL_ID: channelId,
  ALIMTALK_TEMPLATES: templates,
}: v.InferOutput<v.ObjectSchema<typeof talkSettings, undefined>>): TalkSettings | undefined {
  if (channelId === undefined && templates === undefined) return undefined
  if (channelId === undefined)
    throw new ConfigError('KAKAO_CHANNEL_ID: must be set where ALIMTALK_TEMPLATES is.')
  if (templates === undefined)
    throw new ConfigError('ALIMTALK_TEMPLATES: must be set where KAKAO_CHANNEL_ID is.')
  return { channelId, templates }
}

import type { Schema } from '#contract/operation.ts'
import { retentionLines } from '#domain/account/retention.ts'
import type { Mail } from './messages.ts'
import { BRAND, mail } from './texts.ts'

/**
 * Creates the farewell mail to a former member, with the list of retained records. The mail contains no name, and the
 * address is stored only until delivery.
 */
export function farewellMail(
  to: string,
  when: string,
  records: readonly Schema<'KeptRecord'>[],
  site: string,
): Mail {
  const types = records.map(({ keptType }) => keptType)
  const farewell = mail(
    to,
    '회원 탈퇴가 끝났습니다',
    `안녕하세요. ${BRAND}입니다.`,
    `${when}에 회원 탈퇴를 마쳤습니다. 로그인되어 있던 모든 기기에서 로그아웃했고, 계정을 지웠습니다.`,
    types.length === 0
      ? '법에 따라 보관하는 기록은 없습니다.'
      : `법에 따라 보관하는 아래 기록은 이름, 연락처와 함께 다른 정보와 분리해 암호화한 상태로 두었다가, 기간이 지나면 지웁니다.\n${retentionLines(types, 'shortLaw')}`,
    '이 메일 주소로 언제든 다시 가입할 수 있습니다. 다만 삭제한 정보는 복구할 수 없습니다.',
    `직접 탈퇴하지 않으셨다면 고객센터로 바로 알려 주세요.\n${site}/support`,
    '그동안 이용해 주셔서 감사합니다.',
  )
  return { ...farewell, toIsForgotten: true }
}

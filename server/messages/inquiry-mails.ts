import type { Mail } from './messages.ts'
import { greeting, mail } from './texts.ts'

type Receiver = { inquiryNo: string; name: string; email: string; isMember: boolean; site: string }

/**
 * Confirms an inquiry to its writer. The mail does not repeat the text, since a visitor can enter another person's
 * address.
 */
export function receiptMail({ inquiryNo, name, email, isMember, site }: Receiver): Mail {
  return mail(
    email,
    `문의가 접수되었습니다 (${inquiryNo})`,
    greeting(name),
    `보내 주신 문의를 접수했습니다. 담당자가 확인한 뒤 이 주소로 답변을 보내 드립니다.`,
    `문의 번호: ${inquiryNo}`,
    answerPlaceText(isMember, site),
    '직접 문의하지 않으셨다면 이 메일은 지우셔도 됩니다.',
  )
}

/** Returns the mail with the answer to an inquiry, and a link to the inquiry. */
export function answerMail({
  inquiryNo,
  subject,
  name,
  email,
  answer,
  files,
  isMember,
  site,
}: Receiver & {
  subject: string
  answer: string
  files: number
}): Mail {
  const fileNote = isMember
    ? '문의 내역에서 내려받을 수 있습니다.'
    : '받으시려면 이 메일이 아닌 고객센터로 연락해 주세요.'
  return mail(
    email,
    `문의에 답변을 드립니다 (${inquiryNo})`,
    greeting(name),
    `문의하신 "${subject}"에 답변을 드립니다.`,
    answer,
    ...(files > 0 ? [`첨부 파일이 ${files}개 있습니다. ${fileNote}`] : []),
    answerPlaceText(isMember, site),
  )
}

function answerPlaceText(isMember: boolean, site: string): string {
  return isMember
    ? `진행 상황은 로그인한 뒤 문의 내역에서 볼 수 있습니다.\n${site}/my/inquiry`
    : `진행 상황은 아래 주소에서 문의 번호와 이 이메일 주소로 조회할 수 있습니다.\n${site}/inquiry/find`
}

import { maskEmail } from '#domain/email.ts'
import { maskPhone } from '#domain/korean/phone.ts'
import type { Mail } from './messages.ts'
import { BRAND, codeMail, greeting, mail, timeInWords } from './texts.ts'

/** Returns the mail with the code that verifies a new mail address; `seconds` is the validity of the code. */
export function contactCodeMail(to: string, code: string, seconds: number): Mail {
  return codeMail(
    seconds,
    to,
    '이메일 변경 인증 번호입니다',
    `안녕하세요. ${BRAND}입니다.`,
    `이메일 주소를 확인하는 화면에 아래 인증 번호를 ${timeInWords(seconds)} 안에 입력해 주세요.`,
    `인증 번호: ${code}`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 인증 번호를 다른 사람에게 알려 주지 않으면 아무것도 바뀌지 않습니다.',
  )
}

/**
 * The mail with the code of a login that could not be sent as a text message; `seconds` is the validity of the code.
 */
export function loginCodeMail(to: string, code: string, seconds: number): Mail {
  return codeMail(
    seconds,
    to,
    '로그인 인증 번호입니다',
    `안녕하세요. ${BRAND}입니다.`,
    `지금은 문자 메시지를 보낼 수 없어 메일로 알려 드립니다. 로그인 화면에 아래 인증 번호를 ${timeInWords(seconds)} 안에 입력해 주세요.`,
    `인증 번호: ${code}`,
    '직접 로그인하지 않으셨다면 누군가 비밀번호를 알고 있는 것이니 비밀번호를 바꿔 주세요. 인증 번호는 다른 사람에게 알려 주지 마세요.',
  )
}

/** Informs the owner of an address that another member wanted to use it; no other person may learn of it. */
export function contactTakenMail(to: string, site: string): Mail {
  return mail(
    to,
    '이미 가입한 이메일 주소입니다',
    `안녕하세요. ${BRAND}입니다.`,
    '다른 계정의 이메일을 이 주소로 바꾸려는 요청을 받았지만, 이 주소로 가입한 계정이 이미 있어 바꾸지 않았습니다.',
    `직접 요청하셨다면 다른 주소로 바꾸거나 이 주소의 계정으로 로그인해 주세요.\n${site}/auth/login`,
    '직접 요청하지 않으셨다면 이 메일은 지우셔도 됩니다. 계정에는 아무 변화가 없습니다.',
  )
}

/**
 * Returns the page that restores a former mail address or phone number; the key after `#` is not sent to any server.
 */
export const undoAddress = (site: string, key: string): string => `${site}/auth/undo#${key}`

/** Notifies the former mail address that it was replaced, and how to restore it within 72 hours. */
export function emailChangedMail(to: string, email: string, when: string, undo: string): Mail {
  const phoneMail = mail(
    to,
    '이메일 주소가 바뀌었습니다',
    `안녕하세요. ${BRAND}입니다.`,
    `${when}에 로그인에 쓰는 이메일 주소를 ${maskEmail(email)} 주소로 바꾸셨습니다. 이제 이 주소로는 로그인할 수 없으며, 지금 쓰시는 기기를 뺀 모든 기기에서 로그아웃했습니다.`,
    `직접 바꾸지 않으셨다면 다른 사람이 계정을 쓰고 있을 수 있습니다. 72시간 안에 아래 주소에서 되돌릴 수 있습니다. 되돌리면 모든 기기에서 로그아웃하며, 비밀번호를 재설정해야 합니다.\n${undo}`,
  )
  return { ...phoneMail, toIsForgotten: true }
}

/** Notifies a member that codes are sent to another mobile number now. */
export function phoneChangedMail(
  to: string,
  name: string,
  phoneNumber: string,
  when: string,
  site: string,
): Mail {
  return mail(
    to,
    '휴대폰 번호가 바뀌었습니다',
    greeting(name),
    `${when}에 휴대폰 번호를 ${maskPhone(phoneNumber)} 번호로 바꾸셨습니다. 이제 문자 메시지로 보내는 인증 번호는 새 번호로 갑니다. 전에 쓰시던 번호로 72시간 안에 되돌릴 수 있는 주소를 보냈습니다. 지금 쓰시는 기기를 뺀 모든 기기에서 로그아웃했습니다.`,
    `직접 바꾸지 않으셨다면 바로 비밀번호를 재설정하고 고객센터로 알려 주세요.\n${site}/auth/reset/password\n${site}/support`,
  )
}

/** Notifies the former phone number that it was replaced, and how to restore it within 72 hours. */
export const phoneChangedText = (undo: string): string =>
  `[${BRAND}] 계정의 휴대폰 번호가 다른 번호로 바뀌었습니다. 직접 바꾸지 않으셨다면 72시간 안에 되돌릴 수 있습니다. ${undo}`

/** Notifies a member that a change was undone, and of the next steps. */
export function contactUndoneMail(to: string, name: string, when: string, site: string): Mail {
  return mail(
    to,
    '바뀐 연락처를 되돌렸습니다',
    greeting(name),
    `${when}에 이메일 주소와 휴대폰 번호를 바꾸기 전으로 되돌렸습니다. 복구 코드와 그사이 등록한 인증 수단, 패스키를 지웠고, 모든 기기에서 로그아웃했습니다.`,
    `다시 로그인하려면 비밀번호를 먼저 재설정해 주세요.\n${site}/auth/reset/password`,
  )
}

/** Notifies a member that they have chosen another password. */
export function ownPasswordChangedMail(to: string, name: string, when: string, site: string): Mail {
  return mail(
    to,
    '비밀번호가 바뀌었습니다',
    greeting(name),
    `${when}에 내 정보에서 비밀번호를 바꾸셨습니다. 지금 쓰시는 기기를 뺀 모든 기기에서 로그아웃했으니, 다른 기기에서는 새 비밀번호로 다시 로그인해 주세요.`,
    `직접 바꾸지 않으셨다면 바로 비밀번호를 재설정하고 고객센터로 알려 주세요.\n${site}/auth/reset/password\n${site}/support`,
  )
}
